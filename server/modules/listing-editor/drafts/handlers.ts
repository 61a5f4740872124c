import { failure } from '@/server/contract/failure.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { forgetDraft, listDrafts, readDraft, StaleDraft, saveDraft } from './service.ts'
import { toDraft, toDraftHead } from './wire.ts'

export const draftsHandlers = {
  async getDrafts({ query: { kind = null } }, context) {
    const drafts = await listDrafts(context, kind)
    return { error: false, message: 'Drafts found.', data: drafts.map(toDraftHead) }
  },

  async getDraft({ path: { id } }, context) {
    return { error: false, message: 'Draft found.', data: toDraft(await readDraft(context, id)) }
  },

  async saveDraft({ path: { id }, body }, context) {
    try {
      const { revision, updated_at } = await saveDraft(context, id, body)
      const data = { revision, updated_at: wireDate(updated_at) }
      return { error: false, message: 'Your draft is saved.', data }
    } catch (error) {
      if (!(error instanceof StaleDraft)) throw error
      throw failure('conflict', error.message, { key: 'stale', data: toDraft(error.draft) })
    }
  },

  async deleteDraft({ path: { id } }, context) {
    await forgetDraft(context, id)
    return { error: false, message: 'Your draft is deleted.' }
  },
} satisfies Partial<Handlers>
