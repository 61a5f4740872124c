import { type KyselyPlugin, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { matchWaiting } from './matching.ts'
import { takeStep } from './matching-store.ts'
import { confirmSavedSearch, insertSavedSearch } from './store.ts'

const { db } = await openTestDatabase()
let deps: TestDeps
beforeEach(async () => {
  await truncate(db)
  deps = testDeps({ db, clock: () => NOON })
})

/** A confirmed search of any city; its id. */
async function search(query: string): Promise<number> {
  const confirmHash = `hash of ${query}`
  await insertSavedSearch(db, {
    email: 'ana@example.org',
    name: 'Homes',
    language: 'en',
    origin: 'http://localhost:3000',
    query,
    events: ['new', 'cheaper', 'back'],
    frequency: 'daily',
    confirmHash,
    confirmUntil: NOON,
    needs: {},
  })
  const { id } = await db
    .selectFrom('saved_search')
    .select('id')
    .where('confirm_hash', '=', confirmHash)
    .executeTakeFirstOrThrow()
  await confirmSavedSearch(db, id, NOON)
  return id
}

async function listings(count: number): Promise<void> {
  await publishedListing(db)
  await sql`insert into property (slug, category_id, property_type, request_status, title, description, address, city,
      state, country, latitude, longitude, public_latitude, public_longitude, price_minor)
    select 'home-' || n, category_id, 0, 'approved', 'Home ' || n, '', '', city, state, country, latitude, longitude,
      public_latitude, public_longitude, 100 from property, generate_series(2, ${count}::int) n`.execute(
    db,
  )
  await sql`select refresh_search(array(select id from property where slug like 'home-%'), ${NOON})`.execute(
    db,
  )
}

/** Matches until nothing waits that may be tried now; how often it failed. */
async function matchAll(own: TestDeps = deps): Promise<number> {
  let failures = 0
  for (let round = 0; round < 500; round++) {
    try {
      if ((await matchWaiting(own)) === 0) return failures
    } catch {
      failures += 1
    }
  }
  throw new Error('The matching does not come to its end')
}

const alerts = async () =>
  db.selectFrom('saved_search_alert').select(['search_id', 'event_id']).execute()

test('many listings at once reach many searches, each once, in small steps', async () => {
  const first = await search('')
  await sql`insert into saved_search (email, name, language_code, origin, query, wants_new, wants_cheaper, wants_back,
      frequency, confirm_hash, confirm_until, confirmed_at)
    select 'person' || n || '@example.org', name, language_code, origin, case n % 12 when 0 then '' when 1 then 'max_price=1' else 'property_type=1' end,
      true, true, true, frequency, 'hash' || n, now(), now()
    from saved_search, generate_series(1, 119) n where id = ${first}`.execute(db)
  await listings(210)
  expect(await matchAll()).toBe(0)
  const { rows } = await sql<{ query: string; searches: number; alerts: number }>`
    select query, count(distinct search_id)::int as searches, count(*)::int as alerts
    from saved_search_alert a join saved_search q on q.id = a.search_id group by 1 order by 1`.execute(
    db,
  )
  // All but the first, which is dearer, cost one.
  expect(rows).toEqual([
    { query: '', searches: 10, alerts: 10 * 210 },
    { query: 'max_price=1', searches: 10, alerts: 10 * 209 },
  ])
  expect(await db.selectFrom('alert_outbox').selectAll().execute()).toEqual([])
})

test('an event that fails keeps no other from being told, and rests for an hour', async () => {
  const id = await search('')
  await listings(30)
  await failAlertsOf(7)
  try {
    expect(await matchAll()).toBe(3)
    expect((await alerts()).map(({ event_id }) => event_id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1).filter((event) => event !== 7),
    )
    expect(await matchAll()).toBe(0)
  } finally {
    await sql`drop trigger fail_alerts on saved_search_alert`.execute(db)
  }
  await sql`update alert_outbox set not_before = not_before - interval '1 hour'`.execute(db)
  expect(await matchAll()).toBe(0)
  expect(await alerts()).toContainEqual({ search_id: id, event_id: 7 })
  expect(await db.selectFrom('alert_outbox').selectAll().execute()).toEqual([])
})

async function failAlertsOf(eventId: number): Promise<void> {
  await sql`create or replace function fail_alerts() returns trigger language plpgsql as $$
    begin raise 'no room'; end $$`.execute(db)
  await sql`create trigger fail_alerts before insert on saved_search_alert for each row
    when (new.event_id = ${sql.lit(eventId)}) execute function fail_alerts()`.execute(db)
}

test('a question that cannot be asked keeps no other search from being told', async () => {
  await search('search=unspeakable')
  const id = await search('property_type=0')
  await listings(2)
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('unspeakable')) throw new Error('stack depth exceeded')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  expect(await matchAll({ ...deps, db: db.withPlugin(failing) })).toBeGreaterThan(0)
  expect(await alerts()).toEqual([1, 2].map((event_id) => ({ search_id: id, event_id })))
  expect(await db.selectFrom('alert_outbox').selectAll().execute()).toEqual([])
})

test('who dies at it leaves it to others after a while', async () => {
  const id = await search('')
  await listings(1)
  await takeStep(db)
  expect(await matchAll()).toBe(0)
  expect(await alerts()).toEqual([])
  await sql`update alert_outbox set not_before = not_before - interval '2 minutes'`.execute(db)
  expect(await matchAll()).toBe(0)
  expect(await alerts()).toEqual([{ search_id: id, event_id: 1 }])
})
