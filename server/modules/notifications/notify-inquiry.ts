import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  type InquiryNotice,
  insertInquiryNotices,
  insertViewingNotices,
  type ViewingNotice,
} from './inquiry-notice-store.ts'

/** Notifies on the site only, when the transaction commits; mails are the caller's. */
export function notifyInquiry(transaction: Kysely<DB>, notice: InquiryNotice): Promise<void> {
  return insertInquiryNotices(transaction, notice)
}

/** The same of a viewing. */
export function notifyViewing(transaction: Kysely<DB>, notice: ViewingNotice): Promise<void> {
  return insertViewingNotices(transaction, notice)
}
