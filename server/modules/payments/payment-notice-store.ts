import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import type { PaymentNoticeKind } from '@/server/modules/notifications/payment-words.ts'

export type SentPaymentNotice = {
  kind: PaymentNoticeKind
  reason: string
  email: string | null
  language_code: string
  package_id: number
  package_name: string
  translations: Translations
  price_minor: number
  currency: string
  is_offered: boolean
  /** Of what the payment granted. */
  ends_at: Date | null
  payment_transaction_id: number
  credit_note_id: number | null
}

export async function findPaymentNotice(
  db: Kysely<DB>,
  notificationId: number,
): Promise<SentPaymentNotice | undefined> {
  const { rows } = await sql<SentPaymentNotice>`
    select n.kind, n.reason, a.email, a.language_code, t.package_id, t.package_name, n.price_minor, n.currency, p.is_active as is_offered,
      n.payment_transaction_id, n.credit_note_id,
      (select h.ends_at from user_package h where h.payment_transaction_id = t.id) as ends_at,
      case when p.name = t.package_name then p.translations else '{}' end as translations
    from notification n join account a on a.id = n.account_id
    join payment_transaction t on t.id = n.payment_transaction_id join package p on p.id = t.package_id
    where n.id = ${notificationId} and a.is_active`.execute(db)
  return rows[0]
}
