import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { refreshSearch } from './posting/posting-store.ts'

/** Writes a listing's search row anew, in the transaction that changed what it tells. */
export function updateSearchRow(
  tx: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  return refreshSearch(tx, id, at)
}
