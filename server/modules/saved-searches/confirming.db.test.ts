import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import type { TestDeps } from '@/tests/support/deps.ts'
import {
  mailsOf,
  openSavedSearches,
  SEARCH,
  saved,
  tokenOf,
} from '@/tests/support/saved-searches.ts'
import { catchUp, matchWaiting } from './matching.ts'

const CORNERS = [
  { latitude: 44, longitude: -121 },
  { latitude: 44, longitude: -122 },
  { latitude: 45, longitude: -121 },
]
const TRIANGLE = `area=${encodeURIComponent(encodeAreas([{ outline: CORNERS, holes: [] }]))}`

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (own: Parameters<typeof openSavedSearches>[1] = {}) => openSavedSearches(db, own)
const rows = () => db.selectFrom('saved_search').selectAll().orderBy('id').execute()

/** Runs the catch-up jobs of confirmations. */
async function catchUpOn(deps: TestDeps): Promise<void> {
  for (const { name, data } of deps.enqueued) {
    if (name !== 'alerts.catch-up' || !('searchId' in data) || !('since' in data)) continue
    await catchUp(deps, Number(data.searchId), new Date(String(data.since)))
  }
}

describe('confirming a saved search', () => {
  test('activates it, repeatedly', async () => {
    const fixture = open()
    await callOk(fixture.app, 'saveSearch', { body: SEARCH })
    const token = tokenOf(mailsOf(fixture.deps)[0])
    const first = await callOk(fixture.app, 'confirmSavedSearch', { body: { token } })
    const second = await callOk(fixture.app, 'confirmSavedSearch', { body: { token } })
    expect(second).toEqual(first)
    const { data } = await callOk(fixture.app, 'getSavedSearch', { query: { token: first.token } })
    expect(data).toEqual({
      name: 'Houses in Kirkland',
      email: 'Ana@example.org',
      query: 'city=Kirkland&property_type=0',
      events: ['new', 'cheaper'],
      frequency: 'instant',
      is_paused: 0,
      in_account: 0,
      created_at: expect.any(String),
    })
  })

  test('does not find invalid or expired tokens', async () => {
    let now = NOON
    const fixture = open({ clock: () => now })
    await callOk(fixture.app, 'saveSearch', { body: SEARCH })
    const token = tokenOf(mailsOf(fixture.deps)[0])
    now = new Date(NOON.getTime() + 48 * 3_600_000)
    for (const body of [{ token }, { token: 'x' }]) {
      const reply = await call(fixture.app, 'confirmSavedSearch', { body })
      expect([reply.status, reply.body]).toMatchObject([404, { key: 'notFound' }])
    }
  })

  test('replaces the same search saved before', async () => {
    const fixture = open()
    await saved(fixture)
    await saved(fixture, { name: 'The same', email: 'ana@EXAMPLE.org', frequency: 'instant' })
    expect(await rows()).toMatchObject([{ name: 'The same' }])
  })

  test('treats the same area under another name as the same search', async () => {
    const fixture = open()
    const older = await saved(fixture, { query: `${TRIANGLE}&city=Kirkland` })
    const shown = async () =>
      (await callOk(fixture.app, 'getSavedSearch', { query: { token: older } })).data.query
    expect(await shown()).toBe(`${TRIANGLE}&city=Kirkland`)
    for (const name of ['Nob+Hill', 'Home']) {
      const query = `${TRIANGLE}&city=Kirkland&place=${name}`
      expect(await saved(fixture, { query })).toBe(older)
      expect(await shown()).toBe(query)
    }
    expect(await saved(fixture, { query: `${TRIANGLE}&city=Kirkland` })).toBe(older)
    expect(await shown()).toBe(`${TRIANGLE}&city=Kirkland`)
    expect(await rows()).toHaveLength(1)
    expect(await saved(fixture, { query: `${TRIANGLE}&city=Bend&place=Home` })).not.toBe(older)
  })

  test('treats the same way to a place under another name as the same search', async () => {
    const fixture = open()
    const travel = (name: string) => `travel=foot%2C15%2C47.60000%2C-122.30000%2C${name}`
    const older = await saved(fixture, { query: travel('Station') })
    expect(await saved(fixture, { query: travel('Work%2C+south') })).toBe(older)
    const { data } = await callOk(fixture.app, 'getSavedSearch', { query: { token: older } })
    expect(data.query).toBe(travel('Work%2C+south'))
    expect(await rows()).toMatchObject([{ query: travel('') }])
  })

  test('keeps links of older mails working for the same search', async () => {
    const fixture = open()
    const older = await saved(fixture)
    await callOk(fixture.app, 'changeSavedSearch', { body: { token: older, is_paused: 1 } })
    const newer = await saved(fixture, { events: ['new', 'cheaper'], name: 'The same' })
    expect(newer).toBe(older)
    const { data } = await callOk(fixture.app, 'getSavedSearch', { query: { token: older } })
    expect(data).toMatchObject({ name: 'The same', is_paused: 0 })
    await callOk(fixture.app, 'unsubscribeSavedSearch', { query: { token: older }, body: {} })
    expect(await rows()).toEqual([])
  })

  test('works for two mails of the same search at once', async () => {
    const fixture = open()
    for (let count = 0; count < 2; count++)
      await callOk(fixture.app, 'saveSearch', { body: SEARCH })
    const tokens = mailsOf(fixture.deps).map(tokenOf)
    const replies = await Promise.all(
      tokens.map((token) => callOk(fixture.app, 'confirmSavedSearch', { body: { token } })),
    )
    expect(replies[0]?.token).toBe(replies[1]?.token)
    expect(await rows()).toHaveLength(1)
  })

  test('reports an address at its limit, which can still replace its own', async () => {
    const fixture = open()
    await callOk(fixture.app, 'saveSearch', { body: SEARCH })
    await callOk(fixture.app, 'saveSearch', { body: { ...SEARCH, query: 'city=1' } })
    await sql`insert into saved_search (email, name, language_code, origin, query, wants_new, wants_cheaper, wants_back,
        frequency, confirm_hash, confirm_until, confirmed_at)
      select email, name, language_code, origin, 'city=' || n, true, true, true, frequency, 'hash' || n, now(), now()
      from saved_search, generate_series(1, 50) n where query <> 'city=1'`.execute(db)
    const [another, again] = mailsOf(fixture.deps).map(tokenOf)
    const reply = await call(fixture.app, 'confirmSavedSearch', { body: { token: another ?? '' } })
    expect([reply.status, reply.body]).toMatchObject([409, { key: 'tooManySearches' }])
    await callOk(fixture.app, 'confirmSavedSearch', { body: { token: again ?? '' } })
    const confirmed = (await rows()).filter(({ confirmed_at }) => confirmed_at !== null)
    expect(confirmed).toHaveLength(50)
  })

  test('reports events since saving once', async () => {
    const fixture = open()
    await callOk(fixture.app, 'saveSearch', { body: SEARCH })
    await publishedListing(db)
    await publishedListing(db, { city: 'Bend' })
    // The search is unconfirmed, so these events are matched for others only.
    while ((await matchWaiting(fixture.deps)) > 0);
    const token = tokenOf(mailsOf(fixture.deps)[0])
    await callOk(fixture.app, 'confirmSavedSearch', { body: { token } })
    await callOk(fixture.app, 'confirmSavedSearch', { body: { token } })
    for (let time = 0; time < 2; time++) await catchUpOn(fixture.deps)
    const alerts = await db.selectFrom('saved_search_alert').selectAll().execute()
    expect(alerts).toMatchObject([{ event_id: 1, mailed_at: null }])
  })
})
