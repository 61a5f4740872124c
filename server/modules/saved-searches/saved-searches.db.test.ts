import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { LIMIT_RULES, type LimitRuleName } from '@/server/jobs/limits.ts'
import { category, publishedListing } from '@/tests/support/builders/listings.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import {
  mailsOf,
  openSavedSearches,
  SEARCH,
  saved,
  tokenOf,
} from '@/tests/support/saved-searches.ts'
import { readSearchCriteria } from './search-criteria.ts'

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

describe('saving', () => {
  test('sends a confirmation mail and stores the criteria without order, page and age', async () => {
    const { app, deps } = open()
    const reply = await callOk(app, 'saveSearch', { body: SEARCH })
    expect(reply.message).toBe('Please confirm by the link in the mail we sent you.')
    expect(await rows()).toMatchObject([
      {
        email: 'Ana@example.org',
        query: 'city=Kirkland&property_type=0',
        confirmed_at: null,
        city_key: 'kirkland',
        property_type: 0,
        wants_back: false,
      },
    ])
    const [mail = ''] = mailsOf(deps)
    expect(JSON.parse(mail)).toMatchObject({ to: 'Ana@example.org' })
    expect(JSON.parse(mail)).not.toHaveProperty('unsubscribeUrl')
    const token = tokenOf(mail)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await rows())).not.toContain(token)
  })

  test('sends no free text to an unconfirmed address, only the criteria', async () => {
    const { app, deps } = open()
    const house = await category(db, 'House')
    await publishedListing(db, { categoryId: house, city: 'São Pedro' })
    await sql`select refresh_search_count()`.execute(db)
    await language(db, {
      code: 'en',
      texts: {
        'savedSearches.mail.confirmSubject': 'Confirm: {name}',
        'properties.results.title': 'Homes',
        'properties.results.titleSell': 'Homes for sale',
        'properties.results.categorySell': '{category} for sale',
        'properties.results.titleIn': '{what} in {place}',
      },
    })
    const subjectOf = async (query: string) => {
      const own = {
        name: 'Free pills\r\nat evil.example',
        query,
        email: `${query.length}@example.org`,
      }
      await callOk(app, 'saveSearch', { body: { ...SEARCH, ...own } })
      const mail = JSON.parse(mailsOf(deps).at(-1) ?? '{}')
      expect(JSON.stringify(mail)).not.toContain('evil')
      return mail.subject
    }
    expect([
      await subjectOf('property_type=0&city=SAO+PEDRO&category_slug_id=house'),
      await subjectOf('city=evil.example&also_city=sao+pedro;evil;evil&category_slug_id=evil'),
      await subjectOf('search=evil'),
    ]).toEqual([
      'Confirm: House for sale in São Pedro',
      'Confirm: Homes in São Pedro',
      'Confirm: Homes',
    ])
  })

  test('stores the name of an area apart from the criteria, and no other', async () => {
    const { text, namedText, query } = readSearchCriteria(`place=Nob+Hill&${TRIANGLE}&place=Other`)
    expect([text, namedText]).toEqual([TRIANGLE, `${TRIANGLE}&place=Nob+Hill`])
    expect(query).not.toHaveProperty('place')
    for (const [asked, criteria] of [
      ['place=Nob+Hill&city=Bend', 'city=Bend'],
      [`${TRIANGLE}&place=${'x'.repeat(151)}`, TRIANGLE],
      [`${TRIANGLE}&place=a%00b`, TRIANGLE],
    ] as const) {
      expect(readSearchCriteria(asked)).toMatchObject({ text: criteria, namedText: null })
    }
  })

  test('stores the names of travel limits apart, whatever their order', async () => {
    const walk = 'foot,15,47.60000,-122.30000'
    const drive = 'car,20,47.61000,-122.33000'
    const read = (...limits: string[]) =>
      readSearchCriteria(new URLSearchParams({ travel: limits.join('|') }).toString())
    const named = read(`${walk},Union Station, south`, `${drive},Work`)
    expect(new URLSearchParams(named.text).get('travel')).toBe(`${drive},|${walk},`)
    expect(new URLSearchParams(named.namedText ?? '').get('travel')).toBe(
      `${walk},Union Station, south|${drive},Work`,
    )
    expect(read(`${drive},`, `${walk},`)).toMatchObject({ text: named.text, namedText: null })
    expect(read(`${walk},`).text).not.toBe(named.text)
  })

  test('stores the name in one line', async () => {
    const fixture = open()
    await saved(fixture, { name: '<b>Lakes</b>\r\nBcc: all@example.org' })
    expect(await rows()).toMatchObject([{ name: '<b>Lakes</b> Bcc: all@example.org' }])
  })

  test('sends the mail in the page’s language and direction', async () => {
    await language(db, { code: 'en' })
    const texts = { 'savedSearches.mail.confirmLink': 'نعم' }
    await language(db, { code: 'ar', isRightToLeft: true, texts })
    const { app, deps } = open()
    await callOk(app, 'saveSearch', { body: SEARCH, language: 'ar' })
    const mail = JSON.parse(mailsOf(deps)[0] ?? '{}')
    expect(mail.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail.text).toContain('نعم: http://localhost/ar/saved-search/confirm?token=')
  })

  test('links to PUBLIC_URL', async () => {
    const { app, deps } = open({ config: { publicUrl: 'https://homes.example.org' } })
    await callOk(app, 'saveSearch', { body: SEARCH })
    expect(mailsOf(deps)[0]).toContain('https://homes.example.org/saved-search/confirm?token=')
  })

  test('rejects invalid searches and empty fields', async () => {
    const { app } = open()
    const said = async (own: object) => {
      const reply = await call(app, 'saveSearch', { body: { ...SEARCH, ...own } })
      expect(reply.status).toBe(422)
      return reply.body
    }
    expect(await said({ query: 'property_type=7' })).toMatchObject({
      fields: { query: expect.stringContaining('cannot be searched for') },
    })
    expect(await said({ query: 'min_price=9&max_price=1' })).toMatchObject({ key: 'invalid' })
    expect(await said({ query: 'x'.repeat(20_001) })).toMatchObject({
      fields: { query: 'must have at most 20000 characters' },
    })
    expect(await said({ name: ' ' })).toMatchObject({ fields: { name: 'Name is required' } })
    expect(await said({ name: 'x'.repeat(101) })).toMatchObject({
      fields: { name: 'must have at most 100 characters' },
    })
    expect(await said({ email: 'ana@' })).toMatchObject({
      fields: { email: 'Email address is invalid' },
    })
    expect(await said({ events: [] })).toMatchObject({
      fields: { events: 'must have at least 1 entry' },
    })
    expect(await said({ events: ['sold'] })).toMatchObject({ key: 'invalid' })
    expect(await rows()).toEqual([])
  })

  test('accepts a form like JSON', async () => {
    const { app } = open()
    const form = new FormData()
    for (const [name, value] of Object.entries(SEARCH)) {
      for (const one of [value].flat()) form.append(name, one)
    }
    await callOk(app, 'saveSearch', { form })
    expect(await rows()).toMatchObject([{ wants_new: true, wants_cheaper: true }])
  })

  test('discards the search if its mail cannot be queued', async () => {
    const { deps } = open()
    const enqueue = async () => {
      throw new Error('The queue is gone')
    }
    const { app } = open({ queue: { ...deps.queue, enqueue } })
    const response = await app.request('http://localhost/api/ext/saved-searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SEARCH),
    })
    expect([response.status, await rows()]).toEqual([500, []])
  })
})

describe('limits', () => {
  test('per address give the same reply but no mail', async () => {
    const { app, deps } = open()
    const { points } = LIMIT_RULES.savedSearchByEmail
    const replies = new Set<string>()
    for (let count = 0; count <= points; count++) {
      replies.add(JSON.stringify(await callOk(app, 'saveSearch', { body: SEARCH })))
    }
    expect([replies.size, mailsOf(deps).length]).toEqual([1, points])
  })

  test('per visitor answer 429 with a retry time', async () => {
    const { app } = open()
    const { points, seconds } = LIMIT_RULES.savedSearchByAddress
    for (let count = 0; count < points; count++) {
      await callOk(app, 'saveSearch', { body: { ...SEARCH, email: `ana${count}@example.org` } })
    }
    const reply = await call(app, 'saveSearch', { body: SEARCH })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)])
  })

  test('per visitor treat an address block as one', async () => {
    const { app } = open()
    const { points } = LIMIT_RULES.savedSearchByAddress
    const statuses: number[] = []
    for (let count = 0; count <= points; count++) {
      const response = await app.request('http://localhost/api/ext/saved-searches', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `2001:db8:0:1::${count + 1}`,
        },
        body: JSON.stringify({ ...SEARCH, email: `ana${count}@example.org` }),
      })
      statuses.push(response.status)
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      points,
      429,
    ])
  })

  test('of the whole site count only mails', async () => {
    const { deps } = open()
    const counted: string[] = []
    const limits = {
      consume: async (rule: LimitRuleName, key: string) => {
        counted.push(rule)
        if (rule === 'savedSearchByEmail') await deps.limits.consume(rule, key)
      },
      giveBack: deps.limits.giveBack,
    }
    const { app } = open({ limits })
    const { points } = LIMIT_RULES.savedSearchByEmail
    for (let count = 0; count <= points; count++) await callOk(app, 'saveSearch', { body: SEARCH })
    expect(counted.filter((rule) => rule === 'savedSearchOverall').length).toBe(points)
  })

  test('per number of searches are reported by mail to the address alone', async () => {
    const fixture = open()
    await saved(fixture)
    await sql`insert into saved_search (email, name, language_code, origin, query, wants_new, wants_cheaper, wants_back,
        frequency, confirm_hash, confirm_until, confirmed_at)
      select email, name, language_code, origin, 'city=' || n, true, true, true, frequency, 'hash' || n, now(), now()
      from saved_search, generate_series(1, 49) n`.execute(db)
    await language(db, {
      code: 'en',
      texts: {
        'savedSearches.mail.fullSubject': '{name} is too much',
        'properties.results.titleSell': 'Homes for sale',
      },
    })
    const reply = await callOk(fixture.app, 'saveSearch', { body: SEARCH })
    expect(reply.message).toBe('Please confirm by the link in the mail we sent you.')
    expect(mailsOf(fixture.deps).at(-1)).toContain('Homes for sale is too much')
    expect((await rows()).length).toBe(50)
  })
})

describe('changing and ending a saved search', () => {
  test('keeps absent fields', async () => {
    const fixture = open()
    const token = await saved(fixture)
    const change = async (body: object) =>
      (await callOk(fixture.app, 'changeSavedSearch', { body: { token, ...body } })).data
    expect(await change({ name: 'Lakes' })).toMatchObject({ name: 'Lakes', frequency: 'instant' })
    expect(await change({ events: ['back'], frequency: 'daily' })).toMatchObject({
      name: 'Lakes',
      events: ['back'],
      frequency: 'daily',
    })
    expect(await change({ is_paused: 1 })).toMatchObject({ is_paused: 1, events: ['back'] })
    expect(await change({ is_paused: 0 })).toMatchObject({ is_paused: 0 })
  })

  test('rejects a forged token', async () => {
    const fixture = open()
    const token = await saved(fixture)
    const [id, signature = ''] = token.split('.')
    const forged = [`${Number(id) + 1}.${signature}`, `${id}.${'A'.repeat(24)}`, 'x', `${token}x`]
    for (const other of forged) {
      const replies = [
        await call(fixture.app, 'getSavedSearch', { query: { token: other } }),
        await call(fixture.app, 'changeSavedSearch', { body: { token: other, name: 'Mine' } }),
        await call(fixture.app, 'unsubscribeSavedSearch', { query: { token: other }, body: {} }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect(await rows()).toMatchObject([{ name: 'Houses in Kirkland' }])
  })

  test('ends by one-click unsubscribe, repeatedly', async () => {
    const fixture = open()
    const token = await saved(fixture)
    await saved(fixture, { query: 'city=Bend' })
    for (let time = 0; time < 2; time++) {
      const response = await fixture.app.request(
        `http://localhost/api/ext/saved-searches/unsubscribe?token=${token}`,
        { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
      )
      expect([response.status, await response.json()]).toMatchObject([200, { error: false }])
    }
    expect(await rows()).toMatchObject([{ query: 'city=Bend' }])
    const gone = await call(fixture.app, 'getSavedSearch', { query: { token } })
    expect(gone.status).toBe(404)
  })

  test('ends all searches of the address together', async () => {
    const fixture = open()
    const token = await saved(fixture)
    await saved(fixture, { query: 'city=Bend' })
    await saved(fixture, { email: 'bob@example.org' })
    await callOk(fixture.app, 'unsubscribeSavedSearch', { query: { token }, body: { all: 1 } })
    expect(await rows()).toMatchObject([{ email: 'bob@example.org' }])
  })

  test('does not end anything by opening the page', async () => {
    const fixture = open()
    const token = await saved(fixture)
    const response = await fixture.app.request(
      `http://localhost/api/ext/saved-searches/unsubscribe?token=${token}`,
    )
    expect([response.status, (await rows()).length]).toEqual([405, 1])
  })
})

test('rejects unreadable requests', async () => {
  const { app } = open()
  const sent = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body }
    return (await app.request(`http://localhost/api/ext/saved-searches${path}`, init)).status
  }
  const large = JSON.stringify({ token: 'x'.repeat(1_100_000) })
  for (const path of ['', '/confirm', '/change', '/unsubscribe?token=x']) {
    expect([await sent(path, '{'), await sent(path, large)]).toEqual([400, 413])
  }
  for (const path of ['', '/confirm', '/change']) expect(await sent(path, '{}')).toBe(422)
  expect(await sent('/unsubscribe', '{}')).toBe(422)
  expect((await call(app, 'getSavedSearch', { search: 'token=%E0%A4%A' })).status).toBe(400)
  expect((await call(app, 'getSavedSearch', {})).status).toBe(422)
})
