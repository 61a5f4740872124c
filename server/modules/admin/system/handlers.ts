import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { retryJob, viewSystem } from './system.ts'

export const systemHandlers = {
  async getSystem(_input, context) {
    const { startedAt, database, channels, storage, queues, troubled, ...versions } =
      await viewSystem(context)
    const { isEmbedded, shouldMove, ...facts } = database
    return {
      error: false,
      message: 'The system.',
      data: {
        ...versions,
        started_at: wireDate(startedAt),
        database: { ...facts, is_embedded: isEmbedded, should_move: shouldMove },
        channels: {
          mail: { is_kept: channels.mail.isKept },
          sms: { is_kept: channels.sms.isKept },
          push: channels.push,
        },
        storage: {
          is_bucket: storage.isBucket,
          files: storage.files,
          bytes: storage.bytes,
          free_bytes: storage.freeBytes,
        },
        queues,
        troubled: troubled.map(({ next_at, failed_at, ...job }) => ({
          ...job,
          next_at: next_at && wireDate(next_at),
          failed_at: failed_at && wireDate(failed_at),
        })),
      },
    }
  },

  async retryJob({ body: { id } }, context) {
    await retryJob(context, id)
    return { error: false, message: 'The job runs again in a moment.' }
  },
} satisfies Partial<Handlers>
