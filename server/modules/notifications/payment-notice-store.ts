import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PaymentNotice } from './payment-words.ts'

export async function insertPaymentNotice(db: Kysely<DB>, notice: PaymentNotice): Promise<number> {
  const row = await db
    .insertInto('notification')
    .values({
      account_id: notice.accountId,
      kind: notice.kind,
      package_id: notice.package_id,
      payment_transaction_id: notice.id,
      price_minor: notice.amount_minor,
      currency: notice.currency,
      reason: notice.reason ?? '',
      credit_note_id: notice.creditNoteId ?? null,
      created_at: notice.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
