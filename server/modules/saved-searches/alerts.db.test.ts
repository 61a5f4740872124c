import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { readFilters } from '@/server/modules/properties/search/filters.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { noStreets, type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { deliverDue } from './delivery.ts'
import { matchWaiting } from './matching.ts'
import { readSearchCriteria } from './search-criteria.ts'
import {
  confirmSavedSearch,
  deleteUnconfirmed,
  insertSavedSearch,
  isActive,
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
      'savedSearches.mail.subject_one': '1 home for {name}',
      'savedSearches.mail.subject_other': '{count} homes for {name}',
      'savedSearches.mail.new': 'New',
      'savedSearches.mail.back': 'Back',
      'savedSearches.mail.cheaperThan': 'Cheaper than {former}',
      'listingCard.sell': 'For sale',
      'listingCard.priceOnRequest': 'Price on request',
    },
  })
})

const corner = (latitude: number, longitude: number) => ({ latitude, longitude })

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

type Wish = { query?: string; events?: ('new' | 'cheaper' | 'back')[]; email?: string }

let made = 0

/** Inserts a confirmed search and returns its id. */
async function search(
  { query = '', ...own }: Wish = {},
  frequency: 'instant' | 'daily' = 'instant',
) {
  const question = readSearchCriteria(query)
  made += 1
  const confirmHash = `hash-${made}`
  await insertSavedSearch(db, {
    email: own.email ?? `ana${made}@example.org`,
    name: 'My search',
    language: 'en',
    origin: 'http://localhost:3000',
    query: question.text,
    namedQuery: question.namedText,
    key: question.text,
    events: own.events ?? ['new', 'cheaper', 'back'],
    frequency,
    confirmHash,
    confirmUntil: later(60),
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

async function change(id: number, set: string): Promise<void> {
  await sql`update property set ${sql.raw(set)} where id = ${id}`.execute(db)
  await sql`select refresh_search(array[${id}]::int[], ${now})`.execute(db)
}

/** Mails written since the last call. */
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
  const sent = await mails()
  return sent.map(({ to, subject }) => `${to.replace(/\d+@.*/, '')}: ${subject}`)
}

describe('alerts report', () => {
  test('homes of a neighborhood, with its name in the link to all of them', async () => {
    const outline = [corner(44, -121), corner(44, -122), corner(45, -122), corner(45, -121)]
    const area = encodeAreas([{ outline, holes: [] }])
    await search({ query: `area=${encodeURIComponent(area)}&place=Nob+Hill` })
    await publishedListing(db, { latitude: 44.5, longitude: -121.5 })
    const [mail] = await mails()
    expect(mail?.text).toContain('place=Nob+Hill')
  })

  test('a new listing, a lower price and a return, each once', async () => {
    await search()
    const { id } = await publishedListing(db, { priceMinor: 80_000_000 })
    expect(await told()).toEqual(['ana: 1 home for My search'])
    expect(await told()).toEqual([])
    now = later(20)
    await change(id, 'price_minor = 75000000')
    const [mail] = await mails()
    expect(mail?.text).toContain('Cheaper than $800,000.00\nFor sale · $750,000.00')
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

  test('homes that are reached in time, exact to the street', async () => {
    const walk = encodeAreas([
      {
        outline: [corner(47.5, -122.4), corner(47.5, -122.3), corner(47.7, -122.3)],
        holes: [],
      },
    ])
    deps.streets = noStreets({
      reach: async () => ({ common: walk, reaches: [] }),
      // A minute for each hundredth of a degree to the north.
      minutesTo: async ({ latitude }, spots) => spots.map((it) => (it.latitude - latitude) * 100),
    })
    await search({ query: 'travel=foot,5,47.55000,-122.32000,Union Station' })
    await publishedListing(db, { title: 'Too far', latitude: 47.62, longitude: -122.31 })
    expect(await told()).toEqual([])
    await publishedListing(db, { title: 'Near the station', latitude: 47.59, longitude: -122.31 })
    const [mail] = await mails()
    expect(mail?.text).toContain('Near the station')
    expect(mail?.text).toContain('Union+Station')
  })

  test('only the selected events', async () => {
    await search({ events: ['cheaper'], email: 'cheap1@example.org' })
    await search({ events: ['new'], email: 'new1@example.org' })
    const { id } = await publishedListing(db)
    expect(await told()).toEqual(['new: 1 home for My search'])
    now = later(20)
    await change(id, 'price_minor = 1')
    expect(await told()).toEqual(['cheap: 1 home for My search'])
  })

  test('nothing about a listing that was withdrawn again', async () => {
    await search()
    const { id } = await publishedListing(db)
    while ((await matchWaiting(deps)) > 0);
    await change(id, 'is_active = false')
    expect(await told()).toEqual([])
    now = later(20)
    await change(id, 'is_active = true')
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('no price drop that was reversed before the mail', async () => {
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
    const [mail, ...others] = await mails()
    expect(mail?.text).toContain('Cheaper than $520.00\nFor sale · $495.00')
    expect(others).toEqual([])
  })

  test('a price on request as such, not as a lower price and in no price range', async () => {
    await search({ email: 'any1@example.org' })
    await search({ query: 'max_price=900', email: 'limited1@example.org' })
    const { id } = await publishedListing(db, { priceMinor: 0 })
    const [mail, ...others] = await mails()
    expect(mail?.to).toContain('any')
    expect(mail?.text).toContain('For sale · Price on request')
    expect(others).toEqual([])
    now = later(20)
    await change(id, 'price_minor = 50000')
    await mails()
    now = later(40)
    await change(id, 'price_minor = 0')
    expect(await told()).toEqual([])
  })

  test('no listing that stopped matching before the mail', async () => {
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

  test('nothing after the events were deselected', async () => {
    const id = await search({}, 'daily')
    await publishedListing(db)
    while ((await matchWaiting(deps)) > 0);
    await updateSavedSearch(db, id, { events: ['cheaper'] }, NOON)
    expect(await told()).toEqual([])
  })

  test('nothing to paused, unconfirmed or ended searches', async () => {
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

  test('nothing without a search, and keep no event for it', async () => {
    await publishedListing(db)
    expect(await db.selectFrom('alert_outbox').selectAll().execute()).toEqual([])
  })
})

describe('the alert mail', () => {
  test('contains listings with links, a settings link and one-click unsubscribe', async () => {
    const id = await search()
    await publishedListing(db, { title: '<b>House</b> & garden', slug: 'house-and-garden' })
    const [mail] = await mails()
    expect(mail?.html).toContain('href="http://localhost:3000/properties-details/house-and-garden"')
    expect(mail?.html).toContain('&lt;b&gt;House&lt;/b&gt; &amp; garden')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/saved-search\/manage\?token=/)
    expect(mail?.unsubscribeUrl).toMatch(
      new RegExp(`^http://localhost:3000/api/ext/saved-searches/unsubscribe\\?token=${id}\\.`),
    )
    expect(mail?.id).toBe(`saved-search-${id}-1`)
  })

  test('combines several listings, and waits fifteen minutes before the next', async () => {
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

  test('comes once a day in the morning for daily alerts', async () => {
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

  test('also pauses the search after exactly a full mail', async () => {
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

  test('names its search, so that it is dropped when the search has ended', async () => {
    const id = await search()
    const other = await search()
    await publishedListing(db)
    await mails()
    expect(deps.enqueued.map(({ data }) => 'savedSearch' in data && data.savedSearch)).toEqual([
      id,
      other,
    ])
    await updateSavedSearch(db, id, { isPaused: true }, NOON)
    expect(await isActive(db, id)).toBe(false)
    await sql`delete from saved_search where id = ${id}`.execute(db)
    expect([await isActive(db, id), await isActive(db, other)]).toEqual([false, true])
  })

  test('continues in further mails when there is too much for one', async () => {
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

describe('after a failure', () => {
  test('a rolled back change is not reported', async () => {
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

  test('events of a killed matching run stay queued', async () => {
    await search()
    await publishedListing(db)
    const dying = {
      ...deps,
      queue: { ...deps.queue, enqueue: async () => Promise.reject(new Error('killed')) },
    }
    await expect(matchWaiting(dying)).rejects.toThrow('killed')
    expect(await told()).toEqual(['ana: 1 home for My search'])
  })

  test('a mail that cannot be written does not block others', async () => {
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

test('unconfirmed searches are deleted', async () => {
  const id = await search()
  await sql`update saved_search set confirmed_at = null where id = ${id}`.execute(db)
  await deleteUnconfirmed(db, later(59))
  expect((await db.selectFrom('saved_search').select('id').execute()).length).toBe(1)
  await deleteUnconfirmed(db, later(60))
  expect((await db.selectFrom('saved_search').select('id').execute()).length).toBe(0)
})
