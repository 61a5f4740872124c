import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { CategoryRow } from '../catalog-store.ts'
import { forgivingQuery } from './search-store.ts'
import {
  categoriesByName,
  type ListingName,
  newestByTitle,
  type Reading,
  rareByTitle,
} from './suggestions-store.ts'

/**
 * Finds the newest listings by title: common words among the newest ones, rare words by the text
 * index.
 */
export async function suggestListings(
  { deps: { db } }: ServiceContext,
  { text, reading, limit }: { text: string; reading: Reading; limit: number },
): Promise<ListingName[]> {
  const words = reading === 'beginnings' ? { beginnings: text } : await forgive(db, text)
  if (!words) return []
  const look = await newestByTitle(db, { words, limit, rows: NEWEST_ROWS })
  const isAll = look.seen < NEWEST_ROWS
  const expected = (look.held / look.seen) * look.all
  if (isAll || look.listings.length >= limit || expected > MAX_HELD) return look.listings
  return rareByTitle(db, { words, limit })
}

/** Finds categories by name, in configured order. */
export async function suggestCategories(
  { deps: { db, catalog } }: ServiceContext,
  wanted: { text: string; reading: Reading; limit: number },
): Promise<CategoryRow[]> {
  const ids = await categoriesByName(db, wanted)
  const { categories } = await catalog.read()
  return ids.flatMap((id) => categories.get(id) ?? []).slice(0, wanted.limit)
}

const NEWEST_ROWS = 250
/** Most matches for the text index. */
const MAX_HELD = 5_000

async function forgive(db: Kysely<DB>, text: string): Promise<{ tsquery: string } | undefined> {
  const tsquery = await forgivingQuery(db, text)
  return tsquery ? { tsquery } : undefined
}
