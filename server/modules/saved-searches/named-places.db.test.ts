import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { readMigrations } from '@/server/db/migrate.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { readSearchCriteria } from './search-criteria.ts'

const { db } = await openTestDatabase()

const CORNERS = [
  { latitude: 44, longitude: -121 },
  { latitude: 44, longitude: -122 },
  { latitude: 45, longitude: -121 },
]
const AREA = new URLSearchParams({ area: encodeAreas([{ outline: CORNERS, holes: [] }]) })
const TRAVEL = new URLSearchParams({
  travel: 'foot,15,47.60000,-122.30000,Station, south|car,20,47.61000,-122.33000,Work',
})
const UNCHANGED = ['city=Bend', 'search=place%3Dfoot%2C15%2C1%2C1%2CHome', '']

class Undone extends Error {}

/** In a transaction that is undone, since the test database has the newest tables. */
async function migrated(queries: readonly string[]) {
  let rows: { query: string; named_query: string | null }[] = []
  const [migration] = (await readMigrations()).filter(({ name }) =>
    name.endsWith('names-of-searched-places'),
  )
  const steps = migration?.statements.split(/;\s*$/m).filter((step) => step.trim() !== '') ?? []
  const run = async (tx: Kysely<DB>) => {
    await sql`alter table saved_search drop column named_query`.execute(tx)
    for (const [at, query] of queries.entries()) await insert(tx, query, at)
    for (const step of steps) await sql.raw(step).execute(tx)
    rows = await tx
      .selectFrom('saved_search')
      .select(['query', 'named_query'])
      .orderBy('confirmed_at')
      .execute()
    throw new Undone()
  }
  await expect(db.transaction().execute(run)).rejects.toThrow(Undone)
  return rows
}

async function insert(tx: Kysely<DB>, query: string, at: number): Promise<void> {
  const confirmed = new Date(Date.UTC(2026, 0, 1 + at))
  await sql`
    insert into saved_search (email, name, language_code, origin, query, wants_new, wants_cheaper, wants_back, frequency,
      confirm_hash, confirm_until, confirmed_at)
    values ('ana@example.org', 'Homes', 'en', 'http://localhost', ${query}, true, true, true, 'daily',
      ${`hash-${at}`}, ${confirmed}, ${confirmed})`.execute(tx)
}

test('the migration stores what saving a search stores', async () => {
  const before = [`${AREA}&city=Bend&place=Nob+Hill`, `${TRAVEL}`, ...UNCHANGED]
  const expected = before.map((query) => {
    const { text, namedText } = readSearchCriteria(query)
    return { query: text, named_query: namedText }
  })
  expect(expected.map(({ named_query }) => named_query)).toEqual([
    ...before.slice(0, 2),
    ...UNCHANGED.map(() => null),
  ])
  expect(await migrated(before)).toEqual(expected)
})

test('the migration leaves the search that was confirmed last of each criteria', async () => {
  const rows = await migrated([`${AREA}&place=Nob+Hill`, `${AREA}`, `${AREA}&place=Home`])
  expect(rows).toEqual([{ query: `${AREA}`, named_query: `${AREA}&place=Home` }])
})
