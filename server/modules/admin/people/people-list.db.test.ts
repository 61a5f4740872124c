import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { repairListers } from '@/server/modules/account/lister-store.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_STREAMS,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../handlers.ts'
import { peopleHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const open = () => createServer(testDeps({ db }), { ...adminHandlers, ...peopleHandlers })

async function fixture() {
  const app = open()
  const { id: ada, token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const add = async (name: string, facts: object = {}) => {
    const { id } = await signedIn(db, { name })
    await db
      .updateTable('account')
      .set({ last_seen_at: null, ...facts })
      .where('id', '=', id)
      .execute()
    return id
  }
  const ids = async (query: object) =>
    (await callOk(app, 'getUsers', { token, query })).data.map(({ id }) => id)
  return { app, ada, token, add, ids }
}

test('finds people by name, address and number', async () => {
  const { ada, add, ids } = await fixture()
  const jonas = await add('Jónas Weber')
  const mira = await add('Mira Lindqvist', {
    email: 'Mira_L@example.org',
    mobile: '+4915112345',
  })
  expect(await ids({})).toEqual([mira, jonas, ada])
  expect(await ids({ search: 'jonas weber' })).toEqual([jonas])
  expect(await ids({ search: 'MIRA_l@' })).toEqual([mira])
  expect(await ids({ search: '+49 151 123' })).toEqual([mira])
  expect(await ids({ search: '100%' })).toEqual([])
})

test('filters people by kind, state, verification, language, package and city', async () => {
  const { app, ada, token, add, ids } = await fixture()
  const member = await add('Member', { language_code: 'de' })
  const owner = await add('Owner')
  const agent = await add('Agent', { verification_status: 'success', is_active: false })
  await publishedListing(db, { ownerId: owner, title: 'Mill' })
  const gone = await publishedListing(db, { ownerId: member, title: 'Gone' })
  await db.updateTable('property').set({ city: 'Málaga' }).where('id', '!=', gone.id).execute()
  await db.updateTable('property').set({ deleted_at: TEST_NOW }).where('id', '=', gone.id).execute()
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4900, features: [] })
  await callOk(app, 'grantPackage', {
    token,
    body: { id: member, package_id: packageId, reason: 'Partner.' },
  })
  expect(await ids({ kind: 'staff' })).toEqual([ada])
  expect(await ids({ kind: 'agent' })).toEqual([agent])
  expect(await ids({ kind: 'owner' })).toEqual([owner])
  expect(await ids({ kind: 'member' })).toEqual([member])
  expect(await ids({ state: 'deactivated' })).toEqual([agent])
  expect(await ids({ state: 'active', kind: 'agent' })).toEqual([])
  expect(await ids({ verification: 'success' })).toEqual([agent])
  expect(await ids({ language: 'de' })).toEqual([member])
  expect(await ids({ package_id: packageId })).toEqual([member])
  expect(await ids({ package_id: packageId + 1 })).toEqual([])
  expect(await ids({ city: 'malaga' })).toEqual([owner])
  const { counts, data } = await callOk(app, 'getUsers', {
    token,
    query: { state: 'deactivated' },
  })
  expect(counts).toEqual({ active: 3, deactivated: 1 })
  expect(data).toMatchObject([{ kind: 'agent', listings: 0, last_seen_at: null, language: 'en' }])
  const [owned] = (await callOk(app, 'getUsers', { token, query: { kind: 'owner' } })).data
  expect(owned).toMatchObject({ listings: 1, kind: 'owner' })
  const choices = await callOk(app, 'getUserFilters', { token })
  expect(choices.data.packages).toEqual([{ id: packageId, name: 'Agency' }])
  expect(choices.data.languages.map(({ code }) => code)).toContain('de')
})

test('knows owners by their first and last listing', async () => {
  const { add, ids } = await fixture()
  const [jonas, mira] = [await add('Jonas'), await add('Mira')]
  const owners = () => ids({ kind: 'owner' })
  const mill = await publishedListing(db, { ownerId: jonas, title: 'Mill' })
  const barn = await publishedListing(db, { ownerId: jonas, title: 'Barn' })
  const change = (id: number, facts: object) =>
    db.updateTable('property').set(facts).where('id', '=', id).execute()
  await change(mill.id, { deleted_at: TEST_NOW })
  expect(await owners()).toEqual([jonas])
  await change(barn.id, { owner_id: mira })
  expect(await owners()).toEqual([mira])
  await change(mill.id, { deleted_at: null })
  expect(await owners()).toEqual([mira, jonas])
  await db.deleteFrom('property').where('id', '=', mill.id).execute()
  expect(await owners()).toEqual([mira])
  await db.updateTable('account').set({ is_lister: sql`not is_lister` }).execute()
  await repairListers(db)
  expect(await owners()).toEqual([mira])
})

test('filters by days of the site’s clock', async () => {
  const { add, ids } = await fixture()
  await db
    .insertInto('setting')
    .values({ key: 'time_zone', value: JSON.stringify('Asia/Tokyo') })
    .execute()
  const early = await add('Early', { created_at: '2026-05-01T14:59:00Z' })
  const late = await add('Late', {
    created_at: '2026-05-01T15:00:00Z',
    last_seen_at: '2026-05-03T15:30:00Z',
  })
  expect(await ids({ joined_from: '2026-05-01', joined_to: '2026-05-01' })).toEqual([early])
  expect(await ids({ joined_from: '2026-05-02', joined_to: '2026-05-02' })).toEqual([late])
  expect(await ids({ seen_from: '2026-05-04', seen_to: '2026-05-04' })).toEqual([late])
  expect(await ids({ seen_to: '2026-05-03' })).toEqual([])
})

describe('an order', () => {
  test.each([
    ['newest', ['Zoë', 'anna', '', 'Ömer', 'Ada Keller']],
    ['name', ['Ada Keller', 'anna', '', 'Ömer', 'Zoë']],
    ['seen', ['anna', 'Ada Keller', 'Ömer', 'Zoë', '']],
  ] as const)('by %s pages over all people once', async (sort, names) => {
    const { app, token, add, ids } = await fixture()
    await add('Ömer', { last_seen_at: '2026-01-02T00:00:00.000123Z' })
    await add('', { email: 'bo@example.org' })
    await add('anna', { last_seen_at: '2027-01-01T00:00:00Z' })
    await add('Zoë', { last_seen_at: '2026-01-02T00:00:00.000122Z' })
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await callOk(app, 'getUsers', { token, query: { sort, after, limit: 1 } })
      seen.push(...page.data.map(({ name }) => name))
      expect(page.counts === null).toBe(after !== undefined)
      after = page.next ?? undefined
    } while (after !== undefined && seen.length < 9)
    expect(seen).toEqual(names)
    const matching = await callOk(app, 'getUserIds', { token, query: { sort } })
    expect(matching.data).toEqual(await ids({ sort }))
  })

  test('notes the last use of an account', async () => {
    const { app, token, ada } = await fixture()
    await db.updateTable('account').set({ last_seen_at: null }).execute()
    await db.updateTable('access_token').set({ last_used_at: null }).execute()
    const { data } = await callOk(app, 'getUsers', { token, query: { sort: 'seen' } })
    expect(data).toMatchObject([{ id: ada, last_seen_at: '2026-06-15T12:00:00.000000Z' }])
  })
})

describe('a list of people', () => {
  test('refuses wrong filters by name', async () => {
    const { app, token } = await fixture()
    const refused = async (query: Record<string, string>) => {
      const { status, body } = await call(app, 'getUsers', {
        token,
        search: new URLSearchParams(query).toString(),
      })
      return [Number(status), Object.keys(Reflect.get(Object(body), 'fields') ?? {})]
    }
    expect(await refused({ kind: 'robot' })).toEqual([422, ['kind']])
    expect(await refused({ state: 'verified' })).toEqual([422, ['state']])
    expect(await refused({ sort: 'age' })).toEqual([422, ['sort']])
    expect(await refused({ package_id: 'x' })).toEqual([422, ['package_id']])
    expect(await refused({ joined_from: 'yesterday' })).toEqual([422, ['joined_from']])
    expect(await refused({ joined_from: '2026-02-30' })).toEqual([422, ['joined_from']])
    expect(await refused({ seen_from: '2026-02-02', seen_to: '2026-02-01' })).toEqual([
      422,
      ['seen_to'],
    ])
    for (const [after, sort] of [
      ['x', 'newest'],
      ['99999999999', 'newest'],
      ['7', 'name'],
      ['7.AA', 'name'],
      ['7.x', 'seen'],
      ['7.1', 'newest'],
    ] as const) {
      expect(await refused({ after, sort })).toEqual([422, ['after']])
    }
  })

  test.each(['getUsers', 'getUserIds'] as const)('%s is for staff only', async (name) => {
    expect(await usualRefusals(db, open(), name)).toEqual(REFUSALS_OF_READS)
  })

  test('has choices for staff only', async () => {
    expect(await usualRefusals(db, open(), 'getUserFilters')).toEqual(REFUSALS_OF_STREAMS)
  })
})
