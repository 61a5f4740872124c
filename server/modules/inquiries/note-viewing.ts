import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { noteViewingState } from './inquiry-store.ts'

/** Keeps the lead of a viewing up to date, within the transaction that changes the viewing. */
export function noteViewing(
  tx: Kysely<DB>,
  viewing: { inquiryId: number; isAgreed: boolean },
): Promise<void> {
  return noteViewingState(tx, viewing)
}
