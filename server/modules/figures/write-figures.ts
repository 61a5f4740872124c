import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { CountedAct, CountedSearch, Times } from './counted.ts'
import {
  addDays,
  addListingDays,
  addMissedSearches,
  addViewCounts,
  type DayCount,
  findCountedListings,
  findCountedSearches,
} from './figure-store.ts'

type Counted = {
  acts: readonly Times<CountedAct>[]
  searches: readonly Times<CountedSearch>[]
  timeZone: string
  at: Date
}

/** Writes everything or nothing, so that counts can be written again after a failure. */
export async function writeFigures(
  db: Kysely<DB>,
  { acts, searches, timeZone, at }: Counted,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const listings = await findCountedListings(tx, { acts, timeZone, at })
    const found = await findCountedSearches(tx, { searches, timeZone })
    const named = listings.filter(({ kind }) => kind !== null)
    for (const kind of ['property', 'project'] as const) {
      const ofKind = named.filter((row) => row.kind === kind)
      await addViewCounts(tx, kind, ofKind)
      await addListingDays(tx, kind, ofKind)
    }
    await addDays(tx, [
      ...sumUp(listings),
      ...sumUp(found.map((row) => ({ ...row, name: 'search' }))),
      ...sumUp(found.filter((row) => row.is_missed).map((row) => ({ ...row, name: 'missed' }))),
    ])
    await addMissedSearches(
      tx,
      found.filter((row) => row.is_missed),
    )
  })
}

/** Rows of the city, the category, both, and all. */
function sumUp(rows: readonly DayCount[]): DayCount[] {
  return rows.flatMap(({ name, day, city_key, category_id, times }) => {
    const cities = new Set(['', city_key])
    const categories = new Set([0, category_id])
    return [...cities].flatMap((city) =>
      [...categories].map((category) => ({
        name,
        day,
        city_key: city,
        category_id: category,
        times,
      })),
    )
  })
}
