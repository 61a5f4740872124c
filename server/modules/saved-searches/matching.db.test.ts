import { createDice } from '@hearth/dice/dice'
import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { type KyselyPlugin, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readFilters } from '@/server/modules/properties/search/filters.ts'
import { matchListings } from '@/server/modules/properties/search/match.ts'
import { searchListings } from '@/server/modules/properties/search/search.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { category, NOON, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { matchWaiting } from './matching.ts'
import { takeStep } from './matching-store.ts'
import { readSearchCriteria } from './search-criteria.ts'
import { confirmSavedSearch, insertSavedSearch } from './store.ts'

const { db } = await openTestDatabase()
let deps: TestDeps
beforeEach(async () => {
  await truncate(db)
  deps = testDeps({ db, clock: () => NOON })
})

let made = 0

/** Inserts a confirmed search and returns its id. */
async function search(query: string): Promise<number> {
  const question = readSearchCriteria(query)
  made += 1
  const confirmHash = `hash-${made}`
  await insertSavedSearch(db, {
    email: `ana${made}@example.org`,
    name: 'Homes',
    language: 'en',
    origin: 'http://localhost:3000',
    query: question.text,
    namedQuery: question.namedText,
    key: question.text,
    events: ['new', 'cheaper', 'back'],
    frequency: 'daily',
    confirmHash,
    confirmUntil: NOON,
    needs: readFilters(question.query, await getFilterSetting({ deps })),
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

/** Matches until nothing is due; returns the number of failures. */
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

test('matches many listings to many searches, each once, in small steps', async () => {
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
  // All but the first, more expensive one cost one.
  expect(rows).toEqual([
    { query: '', searches: 10, alerts: 10 * 210 },
    { query: 'max_price=1', searches: 10, alerts: 10 * 209 },
  ])
  expect(await db.selectFrom('alert_outbox').selectAll().execute()).toEqual([])
})

test('a failing event does not block others and is retried after an hour', async () => {
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

test('a failing search does not block others', async () => {
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

test('events of a dead process are taken over by others', async () => {
  const id = await search('')
  await listings(1)
  await takeStep(db)
  expect(await matchAll()).toBe(0)
  expect(await alerts()).toEqual([])
  await sql`update alert_outbox set not_before = not_before - interval '2 minutes'`.execute(db)
  expect(await matchAll()).toBe(0)
  expect(await alerts()).toEqual([{ search_id: id, event_id: 1 }])
})

describe('reverse search', () => {
  test('finds for a listing exactly the searches that find it, for any filters', async () => {
    const listings = await someListings(60)
    const dice = createDice(7)
    const setting = await getFilterSetting({ deps })
    const questions = Array.from({ length: 100 }, () => {
      return readFilters(readSearchCriteria(randomQuestion(dice)).query, setting)
    })
    const page = { sort: 'newest', offset: 0, limit: 100 } as const
    const wanted: number[][] = []
    for (const filters of questions) {
      const { ids } = await searchListings(db, { filters, ...page })
      wanted.push(ids.toSorted((a, b) => a - b))
    }
    const found = await matchListings(db, listings, questions)
    expect(found.map((ids) => ids.toSorted((a, b) => a - b))).toEqual(wanted)
    const used = wanted.filter((ids) => ids.length > 0 && ids.length < listings.length)
    expect(used.length).toBeGreaterThan(30)
  })

  test('queues for a listing exactly the searches that find it', async () => {
    const dice = createDice(11)
    const wishes = Array.from({ length: 40 }, () => randomQuestion(dice))
    const ids: number[] = []
    for (const query of wishes) ids.push(await search(query))
    const listings = await someListings(20)
    while ((await matchWaiting(deps)) > 0);
    const setting = await getFilterSetting({ deps })
    const { rows } = await sql<{ search_id: number; property_id: number }>`
      select a.search_id, e.property_id from saved_search_alert a join property_event e on e.id = a.event_id`.execute(
      db,
    )
    for (const [n, query] of wishes.entries()) {
      const filters = readFilters(readSearchCriteria(query).query, setting)
      const page = { sort: 'newest', offset: 0, limit: 100 } as const
      const wanted = (await searchListings(db, { filters, ...page })).ids
      const told = rows.flatMap((row) => (row.search_id === ids[n] ? [row.property_id] : []))
      expect([query, told.sort((a, b) => a - b)]).toEqual([query, wanted.sort((a, b) => a - b)])
    }
    expect(rows.length).toBeGreaterThan(listings.length)
  })
})

type Dice = ReturnType<typeof createDice>
const CITIES = ['Kirkland', 'São Pedro', 'Bend'] as const
const WORDS = ['garden', 'lake', 'sunny', 'cellar', 'gardn', 'sunn', '"lake view"'] as const

/** Covers half of the listings. */
const TRIANGLE = encodeAreas([
  {
    outline: [
      { latitude: 46.9, longitude: -122.1 },
      { latitude: 46.9, longitude: -120.9 },
      { latitude: 48.1, longitude: -120.9 },
    ],
    holes: [],
  },
])

async function someListings(count: number): Promise<number[]> {
  const dice = createDice(3)
  const house = await category(db, 'House')
  const flat = await category(db, 'Flat')
  const bedrooms = await parameter(db, house, { name: 'Bedrooms', role: 'bedrooms' })
  const area = await parameter(db, house, { name: 'Area', role: 'area' })
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await publishedListing(db, {
      title: `${dice.pick(['Sunny', 'Quiet'])} home ${n}`,
      description: dice.pick(['A garden and a cellar.', 'With a lake view.', 'Nothing to say.']),
      categoryId: dice.pick([house, flat]),
      propertyType: dice.between(0, 1),
      city: dice.pick(CITIES),
      priceMinor: dice.between(1, 9) * 10_000_000,
      latitude: 47 + dice.roll(),
      longitude: -122 + dice.roll(),
      isPremium: dice.chance(0.2),
      parameters: dice.chance(0.8)
        ? { [bedrooms]: dice.between(1, 12), [area]: dice.between(20, 300) }
        : {},
    })
    ids.push(id)
  }
  await sql`select refresh_search_count()`.execute(db)
  return ids
}

function randomQuestion(dice: Dice): string {
  const maybe = (name: string, value: string | number) =>
    dice.chance(0.3) ? `${name}=${encodeURIComponent(value)}` : ''
  const least = dice.between(1, 5)
  return [
    maybe('property_type', dice.between(0, 1)),
    maybe('category_slug_id', dice.pick(['house', 'flat', 'castle'])),
    maybe('city', dice.pick([...CITIES, 'sao pedro', 'BEND'])),
    dice.chance(0.15) ? `city=Bend&also_city=Kirkland` : '',
    maybe('min_price', least * 100_000),
    maybe('max_price', (least + dice.between(0, 4)) * 100_000),
    maybe('min_bedrooms', dice.between(1, 12)),
    maybe('min_area', dice.between(20, 200)),
    maybe('search', dice.pick(WORDS)),
    dice.chance(0.15) ? `exclude=${dice.pick(['garden', 'quiet'])}` : '',
    dice.chance(0.1) ? 'get_all_premium_properties=1' : '',
    dice.chance(0.2) ? `bounds=47.2,-121.9,47.8,-121.2` : '',
    dice.chance(0.2) ? 'latitude=47.5&longitude=-121.5&radius=30' : '',
    dice.chance(0.2) ? `area=${encodeURIComponent(TRIANGLE)}` : '',
  ]
    .filter((part) => part !== '')
    .join('&')
}
