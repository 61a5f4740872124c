import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { insertSearchNotice, type SearchNotice } from './search-notice-store.ts'

/** Notifies on the site and its devices when the transaction commits; the mail is the caller's. */
export function notifySearch(transaction: Kysely<DB>, notice: SearchNotice): Promise<void> {
  return insertSearchNotice(transaction, notice)
}
