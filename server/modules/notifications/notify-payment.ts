import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { publishPayment } from './live-store.ts'
import { insertPaymentNotice } from './payment-notice-store.ts'
import type { PaymentNotice } from './payment-words.ts'

/** Notifies the buyer on the site and by mail when the transaction commits. */
export async function notifyPayment(
  { queue }: { queue: Queue },
  transaction: Kysely<DB>,
  notice: PaymentNotice,
): Promise<void> {
  const notificationId = await insertPaymentNotice(transaction, notice)
  const { origin } = notice
  await queue.enqueue(transaction, 'payment.message', { notificationId, origin })
}

/** Tells the buyer's open pages when the transaction commits. */
export function tellPages(
  transaction: Kysely<DB>,
  payment: { accountId: number; purchaseId: number },
): Promise<void> {
  return publishPayment(transaction, payment)
}
