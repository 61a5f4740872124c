import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import type { FilterSetting } from '@/server/modules/properties/search/filters.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { parseCriteria } from './matching.ts'
import {
  findAccountByAddress,
  findAdoptable,
  findSameSearch,
  lockSearches,
  moveToAccount,
} from './member-store.ts'
import { readSearchCriteria } from './search-criteria.ts'
import { searchKey } from './search-key.ts'
import { listKeyless, lockAddress, type SavedSearchRow, saveKey } from './store.ts'

/** Moves searches that were confirmed by the account's verified address to the account. */
export async function adoptSearches(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'catalog'>,
  accountId: number,
): Promise<void> {
  const email = await findAdoptable(deps.db, accountId)
  if (email === undefined) return
  const setting = await getFilterSetting({ deps })
  await deps.db.transaction().execute(async (tx) => {
    await lockAddress(tx, email)
    await lockSearches(tx, accountId)
    if ((await findAdoptable(tx, accountId)) !== email) return
    await saveKeys(tx, email, setting)
    await moveToAccount(tx, { email, accountId })
  })
}

/** Moves a search that was just confirmed to the account of its address, if any; returns its id. */
export async function adoptConfirmed(
  transaction: Kysely<DB>,
  { id, email, search_key: key }: Pick<SavedSearchRow, 'id' | 'email' | 'search_key'>,
): Promise<number> {
  const accountId = await findAccountByAddress(transaction, email)
  if (accountId === undefined) return id
  await lockSearches(transaction, accountId)
  await moveToAccount(transaction, { email, accountId })
  const same = key !== null && (await findSameSearch(transaction, { accountId, key }))
  return same ? same.id : id
}

/** Gives keys to the older searches of an address, so that the same ones become one. */
export async function saveKeys(
  transaction: Kysely<DB>,
  email: string,
  setting: FilterSetting,
): Promise<Map<number, string>> {
  const keys = new Map<number, string>()
  for (const { id, query } of await listKeyless(transaction, email)) {
    const key = await keyOfStored(transaction, query, setting)
    await saveKey(transaction, id, key)
    keys.set(id, key)
  }
  return keys
}

/** A query that the contract no longer accepts is its own key. */
async function keyOfStored(
  transaction: Kysely<DB>,
  query: string,
  setting: FilterSetting,
): Promise<string> {
  if (!parseCriteria(query, setting)) return query
  return searchKey(transaction, readSearchCriteria(query).query, setting)
}
