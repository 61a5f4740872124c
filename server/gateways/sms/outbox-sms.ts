import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Logger } from '@/server/log.ts'
import type { SmsSender } from './sms-sender.ts'

/**
 * Stores messages in `sms_outbox`, for trying the product without an SMS service. The log never
 * names recipients.
 */
export function createOutboxSms(db: Kysely<DB>, log: Pick<Logger, 'info'>): SmsSender {
  return {
    async send({ to, text }) {
      const { id } = await db
        .insertInto('sms_outbox')
        .values({ recipient: to, text })
        .returning('id')
        .executeTakeFirstOrThrow()
      log.info({ outboxId: id }, 'SMS_URL is not set: a message was put into the outbox')
    },
  }
}
