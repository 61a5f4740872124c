import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { encodeAreas } from '@/domain/area-code.ts'
import { createDice } from '@/server/db/seed/dice.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { readFilters } from '@/server/modules/properties/filters.ts'
import { matchListings } from '@/server/modules/properties/match.ts'
import { searchListings } from '@/server/modules/properties/search.ts'
import { filterSettingOf } from '@/server/modules/properties/service.ts'
import { category, NOON, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { deliverDue } from './delivery.ts'
import { matchWaiting } from './matching.ts'
import { readQuestion } from './question.ts'
import {
  confirmSavedSearch,
  deleteUnconfirmed,
  insertSavedSearch,
  isAwake,
  updateSavedSearch,
} from './store.ts'

const { db } = await openTestDatabase()
let now: Date
let deps: TestDeps
beforeEach(async () => {
  await truncate(db)
  now = NOON
  deps = testDeps({ db, clock: () => now })
  await language(db, {
    code: 'en',
    texts: {
      'alertMail.subject_one': '1 home for {name}',
      'alertMail.subject_other': '{count} homes for {name}',
      'alertMail.new': 'New',
      'alertMail.back': 'Back',
      'alertMail.cheaperThan': 'Cheaper than {former}',
      'listing.sell': 'For sale',
    },
  })
})

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

type Wish = { query?: string; events?: ('new' | 'cheaper' | 'back')[]; email?: string }

let made = 0

/** A confirmed search; its id. */
async function search(
  { query = '', ...own }: Wish = {},
  frequency: 'instant' | 'daily' = 'instant',
) {
  const question = readQuestion(query)
  made += 1
  const confirmHash = `hash-${made}`
  await insertSavedSearch(db, {
    email: own.email ?? `ana${made}@example.org`,
    name: 'My search',
    language: 'en',
    origin: 'http://localhost:3000',
    query: question.text,
    events: own.events ?? ['new', 'cheaper', 'back'],
    frequency,
    confirmHash,
    confirmUntil: later(60),
    needs: readFilters(question.query, await filterSettingOf({ deps })),
  })
  const { id } = await db
    .selectFrom('saved_search')
    .select('id')
    .where('confirm_hash', '=', confirmHash)
    .executeTakeFirstOrThrow()
  await confirmSavedSearch(db, id, NOON)
  return id
}

async function change(id: number, set: string): Promise<void> {
  await sql`update property set ${sql.raw(set)} where id = ${id}`.execute(db)
  await sql`select refresh_search(array[${id}]::int[], ${now})`.execute(db)
}

/** Mails written since the last time. */
async function mails(): Promise<Mail[]> {
  while ((await matchWaiting(deps)) > 0);
  deps.enqueued.length = 0
  await deliverDue(deps)
  return deps.enqueued.flatMap(({ name, data }) => {
    return name === 'mail.send' && isMail(data) ? [data] : []
  })
}

function isMail(data: object): data is Mail {
  return 'to' in data && 'subject' in data
}

async function told() {
  const letters = await mails()
  return letters.map(({ to, subject }) => `${to.replace(/\d+@.*/, '')}: ${subject}`)
}

describe('what is told', () => {
  test('a new home, a lower price, a home that is back; each once', async () => {
    await search()
    const { id } = await publishedListing(db, { priceMinor: 80_000_000 })
    expect(await told()).toEqual(['ana: 1 home for My search'])
    expect(await told()).toEqual([])
    now = later(20)
    await change(id, 'price_minor = 75000000')
    const [letter] = await mails()
    expect(letter?.text).toContain('Cheaper than $800,000.00\nFor sale · $750,000.00')
    now = later(40)
    await change(id, 'price_minor = 78000000')
    expect(await told()).toEqual([])
    now = later(60)
    await change(id, 'property_type = 2')
    expect(await told()).toEqual([])
    now = later(80)
    await change(id, 'property_type = 0')
    expect((await mails())[0]?.text).toContain('Back')
  })

  test('only what was asked for', async () => {
    await search({ events: ['cheaper'], email: 'cheap1@example.org' })
    await search({ events: ['new'], email: 'new1@example.org' })
    const { id } = await publishedListing(db)
    expect(await told()).toEqual(['new: 1 home for My search'])
    now = later(20)
    await change(id, 'price_minor = 1')
    expect(await told()).toEqual(['cheap: 1 home for My search'])
  })

  test('nobody of a home that is gone again', async () => {
    await search()
    const { id } = await publishedListing(db)
    while ((await matchWaiting(deps)) > 0);
    await change(id, 'is_active = false')
    expect(await told()).toEqual([])
    now = later(20)
    await change(id, 'is_active = true')
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('no lower price that is gone again by the time of the mail', async () => {
    now = new Date('2026-06-15T06:00:00Z')
    await search({ events: ['cheaper'] }, 'daily')
    await search(
      { events: ['cheaper'], query: 'max_price=490', email: 'low1@example.org' },
      'daily',
    )
    const { id } = await publishedListing(db, { priceMinor: 50_000 })
    await change(id, 'price_minor = 48000')
    while ((await matchWaiting(deps)) > 0);
    await change(id, 'price_minor = 52000')
    now = new Date('2026-06-15T08:00:00Z')
    expect(await told()).toEqual([])
    await change(id, 'price_minor = 49500')
    now = new Date('2026-06-16T08:00:00Z')
    const [letter, ...others] = await mails()
    expect(letter?.text).toContain('Cheaper than $520.00\nFor sale · $495.00')
    expect(others).toEqual([])
  })

  test('no home that does not fit any more by the time of the mail', async () => {
    now = new Date('2026-06-15T06:00:00Z')
    await search({ query: 'max_price=600' }, 'daily')
    await search({ query: 'max_price=900', email: 'rich1@example.org' }, 'daily')
    const { id } = await publishedListing(db, { priceMinor: 50_000 })
    while ((await matchWaiting(deps)) > 0);
    await change(id, 'price_minor = 80000')
    now = new Date('2026-06-15T08:00:00Z')
    expect(await told()).toEqual(['rich: 1 home for My search'])
    const waiting = db.selectFrom('saved_search_alert').where('mailed_at', 'is', null)
    expect(await waiting.select('event_id').execute()).toEqual([])
  })

  test('nothing that is not wanted any more', async () => {
    const id = await search({}, 'daily')
    await publishedListing(db)
    while ((await matchWaiting(deps)) > 0);
    await updateSavedSearch(db, id, { events: ['cheaper'] }, NOON)
    expect(await told()).toEqual([])
  })

  test('nobody who rests, has not confirmed, or has ended it', async () => {
    const resting = await search()
    await updateSavedSearch(db, resting, { isPaused: true }, NOON)
    const ended = await search()
    await sql`delete from saved_search where id = ${ended}`.execute(db)
    await sql`update saved_search set confirmed_at = null where id = ${await search()}`.execute(db)
    await publishedListing(db)
    expect(await told()).toEqual([])
    await updateSavedSearch(db, resting, { isPaused: false }, NOON)
    await publishedListing(db)
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('nothing is kept for nobody: without a search no event waits', async () => {
    await publishedListing(db)
    expect(await db.selectFrom('alert_outbox').selectAll().execute()).toEqual([])
  })
})

describe('the mail', () => {
  test('has its homes with links, the way to change it, and one click to end it', async () => {
    const id = await search()
    await publishedListing(db, { title: '<b>House</b> & garden', slug: 'house-and-garden' })
    const [letter] = await mails()
    expect(letter?.html).toContain(
      'href="http://localhost:3000/properties-details/house-and-garden"',
    )
    expect(letter?.html).toContain('&lt;b&gt;House&lt;/b&gt; &amp; garden')
    expect(letter?.text).toMatch(/http:\/\/localhost:3000\/saved-search\/manage\?token=/)
    expect(letter?.unsubscribeUrl).toMatch(
      new RegExp(`^http://localhost:3000/api/ext/saved-searches/unsubscribe\\?token=${id}\\.`),
    )
    expect(letter?.id).toBe(`saved-search-${id}-1`)
  })

  test('several at once come together, and the next after a quarter of an hour', async () => {
    await search()
    await publishedListing(db)
    await publishedListing(db)
    expect(await told()).toEqual(['ana: 2 homes for My search'])
    await publishedListing(db)
    now = later(14)
    expect(await told()).toEqual([])
    now = later(15)
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('daily ones come once a day, in the morning', async () => {
    now = new Date('2026-06-15T06:00:00Z')
    await search({}, 'daily')
    await publishedListing(db)
    expect(await told()).toEqual([])
    now = new Date('2026-06-15T07:00:00Z')
    expect(await told()).toEqual(['ana: 1 home for My search'])
    await publishedListing(db)
    now = new Date('2026-06-15T23:00:00Z')
    expect(await told()).toEqual([])
    now = new Date('2026-06-16T07:00:00Z')
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('the search rests after a mail that is just full, too', async () => {
    await search()
    await publishedListing(db)
    await sql`insert into property (slug, category_id, property_type, request_status, title, description, address, city,
        state, country, latitude, longitude, public_latitude, public_longitude, price_minor)
      select 'home-' || n, category_id, 0, 'approved', 'Home ' || n, '', '', city, state, country, latitude, longitude,
        public_latitude, public_longitude, 100 from property, generate_series(1, 99) n`.execute(db)
    await sql`select refresh_search(array(select id from property), ${NOON})`.execute(db)
    expect(await told()).toEqual(['ana: 100 homes for My search'])
    await publishedListing(db)
    now = later(14)
    expect(await told()).toEqual([])
  })

  test('says which search it is about, so that it is not sent when that has ended', async () => {
    const id = await search()
    const other = await search()
    await publishedListing(db)
    await mails()
    expect(deps.enqueued.map(({ data }) => 'savedSearch' in data && data.savedSearch)).toEqual([
      id,
      other,
    ])
    await updateSavedSearch(db, id, { isPaused: true }, NOON)
    expect(await isAwake(db, id)).toBe(false)
    await sql`delete from saved_search where id = ${id}`.execute(db)
    expect([await isAwake(db, id), await isAwake(db, other)]).toEqual([false, true])
  })

  test('more than one mail holds is told completely, in several', async () => {
    await search()
    await publishedListing(db)
    await sql`insert into property (slug, category_id, property_type, request_status, title, description, address, city,
        state, country, latitude, longitude, public_latitude, public_longitude, price_minor)
      select 'home-' || n, category_id, 0, 'approved', 'Home ' || n, '', '', city, state, country, latitude, longitude,
        public_latitude, public_longitude, 100 from property, generate_series(1, 229) n`.execute(db)
    await sql`select refresh_search(array(select id from property), ${NOON})`.execute(db)
    expect(await told()).toEqual([
      'ana: 100 homes for My search',
      'ana: 100 homes for My search',
      'ana: 30 homes for My search',
    ])
  })
})

describe('when something fails', () => {
  test('a change that is taken back tells nobody', async () => {
    await search()
    const { id } = await publishedListing(db)
    await mails()
    const changing = db.transaction().execute(async (tx) => {
      await sql`update property set price_minor = 1 where id = ${id}`.execute(tx)
      await sql`select refresh_search(array[${id}]::int[], ${now})`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(changing).rejects.toThrow()
    now = later(20)
    expect(await told()).toEqual([])
  })

  test('a matching that dies leaves its events waiting', async () => {
    await search()
    await publishedListing(db)
    const dying = {
      ...deps,
      queue: { ...deps.queue, enqueue: async () => Promise.reject(new Error('killed')) },
    }
    await expect(matchWaiting(dying)).rejects.toThrow('killed')
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('a mail that cannot be written waits, and those of others are written', async () => {
    const [first] = [
      await search({ email: 'first1@example.org' }),
      await search({ email: 'second1@example.org' }),
    ]
    await publishedListing(db)
    while ((await matchWaiting(deps)) > 0);
    const { enqueue } = deps.queue
    const failing: TestDeps = {
      ...deps,
      queue: {
        ...deps.queue,
        enqueue: async (handle, name, data, options) => {
          if (JSON.stringify(data).includes('first1@')) throw new Error('no room')
          return enqueue(handle, name, data, options)
        },
      },
    }
    await expect(deliverDue(failing)).rejects.toThrow('1 mails about saved searches')
    const waiting = await db
      .selectFrom('saved_search_alert')
      .select('search_id')
      .where('mailed_at', 'is', null)
      .execute()
    expect(waiting).toEqual([{ search_id: first }])
    expect(await told()).toEqual(['first: 1 home for My search'])
  })
})

test('searches that nobody confirmed in time are forgotten', async () => {
  const id = await search()
  await sql`update saved_search set confirmed_at = null where id = ${id}`.execute(db)
  await deleteUnconfirmed(db, later(59))
  expect((await db.selectFrom('saved_search').select('id').execute()).length).toBe(1)
  await deleteUnconfirmed(db, later(60))
  expect((await db.selectFrom('saved_search').select('id').execute()).length).toBe(0)
})

describe('a search the other way round', () => {
  test('finds for a listing exactly the searches that find it, for any filters', async () => {
    const listings = await someListings(60)
    const dice = createDice(7)
    const setting = await filterSettingOf({ deps })
    const questions = Array.from({ length: 100 }, () => {
      return readFilters(readQuestion(randomQuestion(dice)).query, setting)
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
    for (const query of wishes) ids.push(await search({ query }))
    const listings = await someListings(20)
    while ((await matchWaiting(deps)) > 0);
    const setting = await filterSettingOf({ deps })
    const { rows } = await sql<{ search_id: number; property_id: number }>`
      select a.search_id, e.property_id from saved_search_alert a join property_event e on e.id = a.event_id`.execute(
      db,
    )
    for (const [n, query] of wishes.entries()) {
      const filters = readFilters(readQuestion(query).query, setting)
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

/** Half of where the listings lie. */
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
