import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { readArchive } from '@/server/modules/account/deletion/archive-store.ts'
import { category, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { mailsOf, SEARCH, saved } from '@/tests/support/saved-searches.ts'
import { savedSearchesHandlers } from './handlers.ts'
import { memberSearchesHandlers } from './member-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const BEND = { name: 'Homes in Bend', query: 'city=Bend&property_type=0' }

async function scene() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...savedSearchesHandlers, ...memberSearchesHandlers })
  const ada = await signedIn(db)
  const { token } = ada
  const save = async (own: object = {}) =>
    (await callOk(app, 'saveMemberSearch', { token, body: { ...BEND, ...own } })).data
  const list = async (query?: string) =>
    (await callOk(app, 'getMemberSearches', { token, query: query === undefined ? {} : { query } }))
      .data
  const verify = (email: string) =>
    sql`update account set email = ${email}, is_email_verified = true where id = ${ada.id}`.execute(
      db,
    )
  return { deps, app, ada, token, save, list, verify }
}

describe('a search of an account', () => {
  test('is saved without a mail, with all events in the daily digest', async () => {
    const { deps, save, list } = await scene()
    const search = await save()
    expect(search).toMatchObject({
      ...BEND,
      events: ['new', 'cheaper', 'back', 'sold'],
      frequency: 'daily',
      new_count: 0,
    })
    expect(await list()).toEqual([search])
    expect(mailsOf(deps)).toEqual([])
  })

  test('is one by any spelling, and stays as it was saved', async () => {
    const { save, list } = await scene()
    const first = await save({ name: 'Mine', frequency: 'weekly' })
    const spellings = [
      'property_type=0&city=BEND',
      'city=bend&property_type=0&sort=price_asc&offset=20',
    ]
    for (const query of spellings) {
      expect(await save({ query })).toEqual(first)
      expect(await list(query)).toEqual([first])
    }
    expect(await list('city=Bend&property_type=1')).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  test('is saved once by several requests at the same time', async () => {
    const { save, list } = await scene()
    const ids = await Promise.all([save(), save(), save()])
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  test('is changed field by field and deleted', async () => {
    const { app, token, save, list } = await scene()
    const { id } = await save()
    const change = async (body: object) =>
      (await callOk(app, 'changeMemberSearch', { token, path: { id }, body })).data
    expect(await change({ name: ' Lakes ' })).toMatchObject({ name: 'Lakes', frequency: 'daily' })
    expect(await change({ frequency: 'never' })).toMatchObject({
      name: 'Lakes',
      frequency: 'never',
    })
    expect(await change({ events: ['sold'] })).toMatchObject({ events: ['sold'] })
    await callOk(app, 'deleteMemberSearch', { token, path: { id } })
    expect(await list()).toEqual([])
    const again = await call(app, 'deleteMemberSearch', { token, path: { id } })
    expect(again.status).toBe(404)
  })

  test('is not found by others', async () => {
    const { app, save, list } = await scene()
    const { id } = await save()
    const { token } = await signedIn(db)
    const replies = [
      await call(app, 'changeMemberSearch', { token, path: { id }, body: { name: 'Theirs' } }),
      await call(app, 'markMemberSearchSeen', { token, path: { id } }),
      await call(app, 'deleteMemberSearch', { token, path: { id } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await callOk(app, 'getMemberSearches', { token })).data).toEqual([])
    expect(await list()).toMatchObject([{ name: BEND.name }])
  })

  test('is refused beyond fifty, unless it is one of them', async () => {
    const { app, ada, token, save, list } = await scene()
    await save()
    await sql`insert into saved_search (account_id, name, language_code, origin, query, search_key, wants_new, wants_cheaper,
        wants_back, frequency, confirmed_at)
      select ${ada.id}, 'x', 'en', '', 'city=' || n, 'key' || n, true, true, true, 'daily', now()
      from generate_series(1, 49) n`.execute(db)
    const reply = await call(app, 'saveMemberSearch', { token, body: { ...BEND, query: '' } })
    expect([reply.status, reply.body]).toMatchObject([409, { key: 'tooManySearches' }])
    await save()
    expect(await list()).toHaveLength(50)
  })

  test('is refused if it cannot be searched for', async () => {
    const { app, token } = await scene()
    const body = { ...BEND, query: 'property_type=7' }
    expect((await call(app, 'saveMemberSearch', { token, body })).status).toBe(422)
    const listed = await call(app, 'getMemberSearches', { token, query: { query: body.query } })
    expect(listed.status).toBe(422)
  })
})

describe('new results', () => {
  test('are counted since the last visit', async () => {
    const { app, token, save, list } = await scene()
    await publishedListing(db, { city: 'Bend' })
    const { id } = await save()
    expect(await list()).toMatchObject([{ new_count: 0 }])
    const { id: listing } = await publishedListing(db, { city: 'Bend' })
    await publishedListing(db, { city: 'Bend', propertyType: 1 })
    await publishedListing(db, { city: 'Kent' })
    expect(await list()).toMatchObject([{ new_count: 1 }])
    await sql`update property set price_minor = 5 where id = ${listing}`.execute(db)
    await sql`select refresh_search(array[${listing}]::int[], now())`.execute(db)
    expect(await list()).toMatchObject([{ new_count: 1 }])
    const { data } = await callOk(app, 'markMemberSearchSeen', { token, path: { id } })
    expect(data.new_count).toBe(0)
    expect(await list()).toMatchObject([{ new_count: 0 }])
  })

  test('are counted by every criterion', async () => {
    const { save, list } = await scene()
    const house = await category(db, 'House')
    await save({ query: 'category_slug_id=house&search=lake' })
    await publishedListing(db, { categoryId: house, title: 'By the lake' })
    await publishedListing(db, { categoryId: house, title: 'In town' })
    await publishedListing(db, { categoryId: await category(db, 'Flat'), title: 'Lake flat' })
    expect(await list()).toMatchObject([{ new_count: 1 }])
  })
})

describe('searches that were saved by mail', () => {
  test('join the account of the verified address', async () => {
    const { deps, app, list, verify } = await scene()
    await saved({ app, deps })
    expect(await list()).toEqual([])
    await verify('ANA@example.org')
    expect(await list()).toMatchObject([{ name: SEARCH.name, frequency: 'instant' }])
    expect(await db.selectFrom('saved_search').select('email').execute()).toEqual([{ email: null }])
  })

  test('do not join an account whose address is not verified', async () => {
    const { deps, app, ada, list } = await scene()
    await saved({ app, deps })
    await sql`update account set email = 'ana@example.org' where id = ${ada.id}`.execute(db)
    expect(await list()).toEqual([])
  })

  test('become one with the same search, which reports nothing twice', async () => {
    const { deps, app, save, list, verify } = await scene()
    const own = await save()
    await saved({ app, deps }, { query: 'property_type=0&city=BEND' })
    await publishedListing(db, { city: 'Bend' })
    await sql`insert into saved_search_alert (search_id, event_id, mailed_at)
      select q.id, e.id, now() from saved_search q, property_event e where q.email is not null`.execute(
      db,
    )
    await verify('ana@example.org')
    expect(await list()).toMatchObject([{ id: own.id, name: BEND.name }])
    const alerts = await db.selectFrom('saved_search_alert').selectAll().execute()
    expect(alerts).toMatchObject([{ search_id: own.id, mailed_at: expect.any(Date) }])
  })

  test('join as they are confirmed, and may be confirmed again', async () => {
    const { deps, app, save, list, verify } = await scene()
    await verify('ana@example.org')
    const own = await save()
    await callOk(app, 'saveSearch', { body: { ...SEARCH, query: BEND.query } })
    const token = /token=([\w.-]+)/.exec(mailsOf(deps).at(-1) ?? '')?.[1] ?? ''
    for (let time = 0; time < 2; time++) {
      const { data } = await callOk(app, 'confirmSavedSearch', { body: { token } })
      expect(data).toMatchObject({ name: BEND.name, in_account: 1, email: 'ana@example.org' })
    }
    expect(await list()).toMatchObject([{ id: own.id }])
  })

  test('keep the links of their mails, which end the alerts and not the search', async () => {
    const { deps, app, list, verify } = await scene()
    const token = await saved({ app, deps })
    await verify('ana@example.org')
    await list()
    await callOk(app, 'changeSavedSearch', { body: { token, is_paused: 1 } })
    expect(await list()).toMatchObject([{ frequency: 'never' }])
    await callOk(app, 'changeSavedSearch', { body: { token, is_paused: 0 } })
    await callOk(app, 'unsubscribeSavedSearch', { query: { token }, body: {} })
    expect(await list()).toMatchObject([{ name: SEARCH.name, frequency: 'never' }])
  })
})

test('saved searches are in the personal archive and are deleted with the account', async () => {
  const { ada, save } = await scene()
  await save()
  const parts = new Map<string, unknown[]>()
  for await (const { name, rows } of readArchive(db, ada.id)) parts.set(name, rows)
  expect(parts.get('saved_searches')).toMatchObject([{ name: BEND.name, wants_sold: true }])
  await sql`delete from account where id = ${ada.id}`.execute(db)
  expect(await db.selectFrom('saved_search').selectAll().execute()).toEqual([])
})
