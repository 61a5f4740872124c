import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { importsHandlers } from '@/server/modules/imports/handlers.ts'
import { workOnImport } from '@/server/modules/imports/work.ts'
import { uploadsHandlers } from '@/server/modules/uploads/handlers.ts'
import {
  category,
  type ListingFacts,
  parameter,
  publishedListing,
} from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { tusClient } from '@/tests/support/tus.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { exportsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Wanted = Record<string, string | number>

async function open() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...exportsHandlers, ...importsHandlers, ...uploadsHandlers })
  const { token } = await signedIn(db, {
    isAdmin: true,
    signedInAt: deps.clock(),
    name: 'Ada Keller',
  })
  const download = async (body: Wanted) => {
    const reply = await app.request('http://localhost/api/ext/admin/exports', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    return { bytes, name: reply.headers.get('content-disposition') ?? '' }
  }
  const rows = async (body: Wanted): Promise<Record<string, string>[]> =>
    parse((await download(body)).bytes, { columns: true, bom: true })
  const count = async (query: Wanted) =>
    (await callOk(app, 'countExport', { token, query: query as { list: 'people' } })).data.count
  return { deps, app, token, download, rows, count }
}

const log = async () => {
  const { rows } = await sql<{ action: string; subject_name: string; after: object }>`
    select action, subject_name, after from audit_entry order by id`.execute(db)
  return rows
}

const HOSTILE = '=HYPERLINK("http://evil.example"), "or\nnot'

async function inquiry(facts: { propertyId?: number; at?: string; status?: string } = {}) {
  const { rows } = await sql<{ id: number }>`
    insert into inquiry (about, property_id, title, name, email, mobile, language_code, origin, consented_at, created_at, last_at, status)
    values ('property', ${facts.propertyId ?? null}, 'Mill', ${HOSTILE}, 'mira@example.org', '+15035550123', 'en', '', now(),
      ${facts.at ?? '2026-05-01T10:00:00Z'}::timestamptz, now(), ${facts.status ?? 'new'}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

describe('a list', () => {
  test('of people has no secrets, runs no formulas, and is logged without personal data', async () => {
    const { rows, count, download } = await open()
    await signedIn(db, { name: HOSTILE })
    const gone = await signedIn(db, { name: 'Jonas Weber', isActive: false })
    await sql`update account set created_at = '2026-03-01T12:00:00Z', password_hash = 'hash-of-jonas', auth_id = 'auth-of-jonas'
      where id = ${gone.id}`.execute(db)
    expect(await count({ list: 'people' })).toBe(3)
    const people = await rows({ list: 'people' })
    expect(people.map(({ name }) => name)).toEqual(['Ada Keller', `'${HOSTILE}`, 'Jonas Weber'])
    const { bytes, name } = await download({
      list: 'people',
      state: 'deactivated',
      from: '2026-03-01',
      to: '2026-03-01',
    })
    expect(name).toMatch(/filename="people-\d{4}-\d{2}-\d{2}\.csv"/)
    expect(bytes.toString()).not.toMatch(/hash-of-jonas|auth-of-jonas/)
    expect(parse(bytes, { columns: true, bom: true })).toMatchObject([
      { id: String(gone.id), is_active: 'false', created_at: '2026-03-01T12:00:00.000Z' },
    ])
    expect(await log()).toMatchObject([
      { action: 'listExported', subject_name: 'people', after: { rows: '3' } },
      { after: { rows: '1', state: 'deactivated', from: '2026-03-01', to: '2026-03-01' } },
    ])
    expect(JSON.stringify(await log())).not.toMatch(/Jonas|HYPERLINK/)
  })

  test('of leads follows the days of the time zone of the site, city, category and state', async () => {
    await setting(db, { time_zone: 'America/Los_Angeles' })
    const { rows, count } = await open()
    const house = await category(db)
    const mill = await publishedListing(db, { city: 'São Paulo', categoryId: house })
    const barn = await publishedListing(db, {
      city: 'Salem',
      categoryId: await category(db, 'Plot'),
    })
    const early = await inquiry({ propertyId: mill.id, at: '2026-05-02T06:59:00Z' })
    const late = await inquiry({
      propertyId: barn.id,
      at: '2026-05-02T07:01:00Z',
      status: 'closed',
    })
    const ids = async (filters: Wanted) => {
      const found = (await rows({ list: 'inquiries', ...filters })).map(({ id }) => Number(id))
      expect(await count({ list: 'inquiries', ...filters })).toBe(found.length)
      return found
    }
    expect(await ids({})).toEqual([early, late])
    expect(await ids({ to: '2026-05-01' })).toEqual([early])
    expect(await ids({ from: '2026-05-02' })).toEqual([late])
    expect(await ids({ city: 'sao paulo' })).toEqual([early])
    expect(await ids({ category_id: house })).toEqual([early])
    expect(await ids({ state: 'closed' })).toEqual([late])
    await sql`
      insert into viewing (inquiry_id, starts_at, ends_at, time_zone, kind, place, status, awaits, created_at, updated_at)
      values (${early}, '2026-06-01T17:00:00Z', '2026-06-01T17:30:00Z', 'UTC', 'place', 'meet.example/secret-room', 'agreed', 'owner', now(), now())`.execute(
      db,
    )
    const [viewing, ...more] = await rows({
      list: 'viewings',
      from: '2026-06-01',
      to: '2026-06-01',
      state: 'agreed',
    })
    expect(more).toEqual([])
    expect(viewing).toMatchObject({
      inquiry_id: String(early),
      city: 'São Paulo',
      starts_at: '2026-06-01T17:00:00.000Z',
      mobile: "'+15035550123",
    })
    expect(JSON.stringify(viewing)).not.toContain('secret-room')
    expect(await count({ list: 'viewings', state: 'canceled' })).toBe(0)
  })

  test('of listings has every state but deleted ones', async () => {
    const { rows, count } = await open()
    const past = new Date(TEST_NOW.getTime() - 1000)
    const made: [string, Partial<ListingFacts>][] = [
      ['public', {}],
      ['hidden', { isActive: false }],
      ['expired', { expiresAt: past }],
      ['sold', { propertyType: 2 }],
      ['rented', { propertyType: 3 }],
      ['pending', { requestStatus: 'pending' }],
      ['rejected', { requestStatus: 'rejected' }],
    ]
    for (const [, facts] of made) await publishedListing(db, facts)
    const { id } = await publishedListing(db)
    await sql`update property set deleted_at = now() where id = ${id}`.execute(db)
    expect((await rows({ list: 'properties' })).map(({ status }) => status)).toEqual(
      made.map(([state]) => state),
    )
    for (const [state] of made) {
      expect([state, await count({ list: 'properties', state })]).toEqual([state, 1])
      expect((await rows({ list: 'properties', state })).map(({ status }) => status)).toEqual([
        state,
      ])
    }
  })

  test('is read in pages, each row once', async () => {
    const { rows, count } = await open()
    await sql`insert into account (slug, auth_id, name) select 'p' || i, 'a' || i, 'Person ' || i from generate_series(1, 1300) i`.execute(
      db,
    )
    const people = await rows({ list: 'people' })
    expect(new Set(people.map(({ id }) => id)).size).toBe(1301)
    expect(people).toHaveLength(await count({ list: 'people' }))
  })
})

const FACTS = sql`
  p.title, p.description, p.category_id, p.property_type, p.price_minor, p.currency, p.rent_duration, p.address, p.city, p.state,
  p.country, p.latitude, p.longitude, p.posted_at, p.is_premium, p.hides_exact_place, p.video_link, p.meta_title,
  p.meta_description, p.meta_keywords, p.parameters`

/** What the import knows of all listings. */
async function facts() {
  const { rows } = await sql<object>`select ${FACTS} from property p order by p.title`.execute(db)
  return rows
}

async function catalog() {
  const house = await category(db)
  await category(db, 'Plot of land')
  const area = await parameter(db, house, { name: 'Living area', role: 'area' })
  const lot = await parameter(db, house, { name: 'Lot (acre)' })
  const price = await parameter(db, house, { name: 'price', kind: 'textbox' })
  const notes = await parameter(db, house, { name: 'Notes', kind: 'textarea' })
  const heating = await parameter(db, house, {
    name: 'Heating',
    kind: 'dropdown',
    options: ['Gas, district', 'Wood'],
  })
  const extras = await parameter(db, house, {
    name: 'Extras',
    kind: 'checkbox',
    options: ['Pool, heated', 'Garden', 'Sauna'],
  })
  return { house, area, lot, price, notes, heating, extras }
}

async function homes(made: Awaited<ReturnType<typeof catalog>>) {
  const { area, lot, price, notes, heating, extras } = made
  await publishedListing(db, {
    title: '=\'A mill\'; "old"',
    description: '<p>First line.</p>\n<p>=Second, line</p>',
    priceMinor: 45_012_500,
    parameters: {
      [area]: 80.25,
      [lot]: 1.5,
      [price]: '-12',
      [notes]: 'One\nTwo',
      [heating]: 'Gas, district',
      [extras]: ['Pool, heated', 'Garden'],
    },
    postedAt: new Date('2026-01-31T23:59:59.125Z'),
    hidesExactPlace: true,
    isPremium: true,
    latitude: -33.8688197,
    longitude: 151.20929,
  })
  await publishedListing(db, {
    title: "'-quoted",
    priceMinor: 125_000,
    propertyType: 1,
    rentPeriod: 'Quarterly',
    city: 'São Paulo',
  })
  await publishedListing(db, {
    title: 'Sold; "x"',
    propertyType: 2,
    parameters: { [area]: 1200, [extras]: ['Sauna'] },
    priceMinor: 0,
  })
  await publishedListing(db, {
    title: 'Rented',
    propertyType: 3,
    rentPeriod: 'Yearly',
    parameters: { [lot]: -0.5 },
  })
  await publishedListing(db, {
    title: 'منزل',
    address: '+1 Main',
    state: '@state',
    categoryId: await category(db, 'Plot of land'),
  })
  await sql`update property set video_link = 'https://video.example/1?a=b', meta_title = '=m', meta_keywords = 'a, b' where title like '=%'`.execute(
    db,
  )
}

describe.each([
  ['en', 'USD'],
  ['de', 'EUR'],
  ['en', 'KWD'],
  ['es', 'JPY'],
])('an export of listings in %s and %s', (language, currency) => {
  test('is imported into an empty house as it was', async () => {
    await setting(db, { default_language: language, currency_code: currency })
    const { deps, app, token, download } = await open()
    await homes(await catalog())
    await sql`update property set currency = ${currency}`.execute(db)
    const before = await facts()
    const { bytes } = await download({ list: 'properties' })
    await sql`truncate property cascade`.execute(db)
    const { id: upload } = await tusClient(app, { token }).create(
      bytes.length,
      { filename: 'properties.csv', purpose: 'import' },
      bytes,
    )
    const { id } = (await callOk(app, 'createImport', { token, body: { upload } })).data
    const path = { id }
    const { suggested } = (await callOk(app, 'getImportColumns', { token, path })).data
    await callOk(app, 'checkImport', { token, path, body: { map: suggested, owner_email: '' } })
    const work = () => workOnImport(deps, { id }, new AbortController().signal)
    await work()
    const cells = await callOk(app, 'getImportCells', { token, path, query: {} })
    expect(cells.data).toEqual([])
    await callOk(app, 'runImport', { token, path })
    await work()
    const { run } = (await callOk(app, 'getImport', { token, path })).data
    expect(run).toMatchObject({ state: 'done', failure: '', counts: { added: 5, rejected: 0 } })
    expect(await facts()).toEqual(before)
  })
})

test('a file of one source changes the same listings when it is imported again', async () => {
  const { rows, app, token } = await open()
  await publishedListing(db, { title: 'Own' })
  const { id } = await publishedListing(db, { title: 'Mill' })
  await sql`update property set source = 'harbor', external_id = 'R-1' where id = ${id}`.execute(db)
  expect((await callOk(app, 'getExportChoices', { token })).data).toMatchObject({
    sources: ['harbor'],
  })
  expect(await rows({ list: 'properties', source: 'harbor' })).toMatchObject([
    { external_id: 'R-1', listing_id: String(id) },
  ])
  expect((await rows({ list: 'properties' })).map((row) => row.external_id)).toEqual([
    String(id - 1),
    String(id),
  ])
})

describe('refusals', () => {
  test('an old sign-in, other roles, and filters that the list does not have', async () => {
    const { app, token } = await open()
    const old = await signedIn(db, {
      role: 'administrator',
      signedInAt: new Date(TEST_NOW.getTime() - 11 * 60_000),
    })
    const late = await call(app, 'exportList', { token: old.token, body: { list: 'people' } })
    expect(late).toMatchObject({ status: 403, body: { key: 'recentSignInRequired' } })
    for (const role of ['editor', 'moderator', 'support'] as const) {
      const other = await signedIn(db, { role })
      const refused = await call(app, 'exportList', {
        token: other.token,
        body: { list: 'payments' },
      })
      expect(refused).toMatchObject({ status: 403, body: { key: 'rightMissing' } })
    }
    for (const [list, filter] of [
      ['people', { city: 'salem' }],
      ['payments', { category_id: 1 }],
      ['inquiries', { source: 'harbor' }],
      ['people', { state: 'sold' }],
      ['people', { from: '2026-02-30' }],
      ['people', { from: '2026-02-02', to: '2026-02-01' }],
    ] as const) {
      const body = { list, ...filter }
      const refused = await call(app, 'exportList', { token, body })
      expect(refused).toMatchObject({ status: 422, body: { fields: expect.any(Object) } })
      expect((await call(app, 'countExport', { token, query: body })).status).toBe(422)
    }
    expect(await log()).toEqual([])
    expect(await usualRefusals(db, app, 'exportList')).toEqual(REFUSALS_OF_WRITES)
    expect(await usualRefusals(db, app, 'countExport')).toEqual(REFUSALS_OF_READS)
  })
})
