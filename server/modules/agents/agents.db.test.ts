import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import {
  agentAccount,
  countEverything,
  deactivatedAccount,
} from '@/tests/support/builders/accounts.ts'
import { pendingListing, publishedListing, soldListing } from '@/tests/support/builders/listings.ts'
import { pendingProject, upcomingProject } from '@/tests/support/builders/projects.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { agentsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (own: Parameters<typeof testDeps>[0] = {}) =>
  createServer(testDeps({ db, ...own }), agentsHandlers)

const REFUSED = { package_available: true, feature_available: false, limit_available: true }
const NOT_VALID = '1|this-token-was-never-given-out'

describe('agent-list', () => {
  type Query = NonNullable<Parameters<typeof callOk<'getAgentList'>>[2]>['query']
  const read = async (query: Query = {}) => {
    await countEverything(db)
    const { total, data } = await callOk(open(), 'getAgentList', { query })
    return { total, names: data.map(({ name }) => name) }
  }

  test('lists the administrator first, then by number of listings, without agents who show nothing', async () => {
    await publishedListing(db)
    const busy = await agentAccount(db, {
      name: 'Busy',
      slug: 'busy',
      email: 'busy@hearth.example',
      isVerified: true,
    })
    await publishedListing(db, { ownerId: busy.id })
    await publishedListing(db, { ownerId: busy.id, isPremium: true })
    await upcomingProject(db, { ownerId: busy.id })
    const calm = await agentAccount(db, { name: 'Calm' })
    await upcomingProject(db, { ownerId: calm.id })
    const waiting = await agentAccount(db, { name: 'Waiting' })
    await pendingListing(db, { ownerId: waiting.id })
    await pendingProject(db, { ownerId: waiting.id })
    const gone = await deactivatedAccount(db, { name: 'Gone' })
    await publishedListing(db, { ownerId: gone.id })
    await agentAccount(db, { name: 'Buyer' })
    await countEverything(db)
    const { total, data } = await callOk(open(), 'getAgentList')
    expect(total).toBe(2)
    expect(data).toEqual([
      {
        id: 0,
        name: 'Admin',
        email: null,
        profile: '',
        slug_id: 'admin',
        property_count: 1,
        projects_count: 0,
        total_count: 1,
        is_verified: true,
        is_admin: true,
      },
      {
        id: busy.id,
        name: 'Busy',
        email: 'busy@hearth.example',
        profile: '',
        slug_id: 'busy',
        property_count: 2,
        projects_count: 1,
        total_count: 3,
        is_verified: true,
        is_admin: false,
      },
      expect.objectContaining({ name: 'Calm', total_count: 1, is_verified: false }),
    ])
  })

  test('counts the administrator in the first page and repeats or loses no agent', async () => {
    for (const name of ['A', 'B', 'C']) {
      await publishedListing(db, { ownerId: (await agentAccount(db, { name })).id })
    }
    expect(await read({ limit: 2 })).toEqual({ total: 3, names: ['Admin', 'A'] })
    expect(await read({ limit: 2, offset: 2 })).toEqual({ total: 3, names: ['B', 'C'] })
    expect(await read({ limit: 1 })).toEqual({ total: 3, names: ['Admin'] })
    expect(await read({ offset: 4 })).toEqual({ total: 3, names: [] })
  })

  test('finds agents with listings around a position', async () => {
    await setting(db, { max_radius_range: 30 })
    const near = await agentAccount(db, { name: 'Near' })
    await publishedListing(db, { ownerId: near.id, latitude: 47.6, longitude: -122.2 })
    const builder = await agentAccount(db, { name: 'Builder' })
    await upcomingProject(db, { ownerId: builder.id, latitude: 47.61, longitude: -122.33 })
    const far = await agentAccount(db, { name: 'Far' })
    await publishedListing(db, { ownerId: far.id, latitude: 45.5, longitude: -122.6 })
    const place = { latitude: 47.62, longitude: -122.3 }
    expect(await read(place)).toEqual({ total: 2, names: ['Admin', 'Near', 'Builder'] })
    expect(await read({ latitude: 0, longitude: 0 })).toEqual({ total: 0, names: ['Admin'] })
  })

  test('finds names by words in any order, without accents, and with a typing error', async () => {
    await publishedListing(db)
    for (const name of ['Ada Brandt', 'Ana García', 'Bernd Adamski', 'ليلى حداد', '100 % Homes']) {
      await publishedListing(db, { ownerId: (await agentAccount(db, { name })).id })
    }
    const search = async (words: string) => (await read({ search: words })).names
    expect(await search('brandt ada')).toEqual(['Ada Brandt'])
    expect(await search('GARCIA')).toEqual(['Ana García'])
    expect(await search('brant')).toEqual(['Ada Brandt'])
    expect(await search('ada')).toEqual(['Ada Brandt', 'Bernd Adamski'])
    expect(await search('حداد')).toEqual(['ليلى حداد'])
    expect(await search('admin')).toEqual([])
    expect(await search('%')).toEqual([])
    expect(await read({ search: 'a', limit: 2, offset: 2 })).toEqual({
      total: 3,
      names: ['Bernd Adamski'],
    })
  })

  test('filters by city of the listings and by verification', async () => {
    await publishedListing(db, { city: 'Kirkland' })
    const ada = await agentAccount(db, { name: 'Ada', isVerified: true })
    await publishedListing(db, { ownerId: ada.id, city: 'Kirkland' })
    const builder = await agentAccount(db, { name: 'Builder' })
    await upcomingProject(db, { ownerId: builder.id, city: 'Kirkland' })
    const away = await agentAccount(db, { name: 'Away', isVerified: true })
    await publishedListing(db, { ownerId: away.id, city: 'Seattle' })
    expect(await read({ city: 'kirkland' })).toEqual({ total: 2, names: ['Ada', 'Builder'] })
    expect(await read({ verified: 1 })).toEqual({ total: 2, names: ['Ada', 'Away'] })
    expect(await read({ city: 'Kirkland', verified: 1, search: 'ada' })).toEqual({
      total: 1,
      names: ['Ada'],
    })
    expect(await read({ city: 'Nowhere' })).toEqual({ total: 0, names: [] })
  })

  test('rejects bad values and undecodable bytes', async () => {
    expect((await call(open(), 'getAgentList', { search: 'verified=2' })).status).toBe(422)
    expect((await call(open(), 'getAgentList', { search: 'latitude=1' })).status).toBe(422)
    expect((await call(open(), 'getAgentList', { search: 'limit=0' })).status).toBe(422)
    expect((await call(open(), 'getAgentList', { search: 'x=%ff' })).status).toBe(400)
  })
})

describe('agent-properties', () => {
  test('returns an agent with the public listings', async () => {
    const ada = await agentAccount(db, {
      name: 'Ada Brandt',
      slug: 'ada',
      mobile: '15550123',
      aboutMe: 'Houses by the water.',
      city: 'Seattle',
      latitude: 47.6,
      longitude: -122.3,
      twitter: 'https://x.example/ada',
    })
    const shown = await publishedListing(db, { ownerId: ada.id, slug: 'lake', isPremium: true })
    await soldListing(db, { ownerId: ada.id })
    await pendingListing(db, { ownerId: ada.id })
    await publishedListing(db)
    await upcomingProject(db, { ownerId: ada.id })
    await countEverything(db)
    const reply = await callOk(open(), 'getAgentProperties', { query: { slug_id: 'ada' } })
    expect(reply.total).toBe(1)
    expect(reply.data).toEqual({
      customer_data: {
        id: ada.id,
        slug_id: 'ada',
        name: 'Ada Brandt',
        profile: '',
        mobile: '15550123',
        email: null,
        address: null,
        city: 'Seattle',
        state: null,
        country: null,
        facebook_id: null,
        twitter_id: 'https://x.example/ada',
        youtube_id: null,
        instagram_id: null,
        about_me: 'Houses by the water.',
        latitude: '47.6',
        longitude: '-122.3',
        property_count: 1,
        projects_count: 1,
        is_verify: false,
      },
      properties_data: [
        expect.objectContaining({ id: shown.id, slug_id: 'lake', added_by: ada.id, is_premium: 1 }),
      ],
      projects_data: [],
      premium_properties_count: 1,
      package_available: true,
      feature_available: true,
    })
  })

  test('returns projects on request', async () => {
    const ada = await agentAccount(db)
    await publishedListing(db, { ownerId: ada.id })
    const { id } = await upcomingProject(db, { ownerId: ada.id })
    const query = { id: ada.id, is_projects: 1 } as const
    const { total, data } = await callOk(open(), 'getAgentProperties', { query })
    expect([total, data.properties_data, data.projects_data.map((it) => it.id)]).toEqual([
      1,
      [],
      [id],
    ])
  })

  test('finds the administrator by flag or slug', async () => {
    await publishedListing(db)
    await publishedListing(db, { ownerId: (await agentAccount(db)).id })
    await countEverything(db)
    for (const query of [{ is_admin: 1 }, { slug_id: 'admin' }] as const) {
      const { total, data } = await callOk(open(), 'getAgentProperties', { query })
      expect([total, data.properties_data.map(({ added_by }) => added_by)]).toEqual([1, [0]])
      expect(data.customer_data).toEqual({
        id: 0,
        slug_id: 'admin',
        name: 'Admin',
        profile: '',
        email: null,
        mobile: null,
        property_count: 1,
        projects_count: 0,
        total_count: 1,
        is_verify: true,
      })
    }
  })

  test('omits premium listings without the package, and only counts projects', async () => {
    const ada = await agentAccount(db)
    const plain = await publishedListing(db, { ownerId: ada.id })
    await publishedListing(db, { ownerId: ada.id, isPremium: true })
    await upcomingProject(db, { ownerId: ada.id })
    await countEverything(db)
    const { access } = testDeps({ db })
    const app = open({
      access: {
        ...access,
        premiumListings: async () => REFUSED,
        projectAccess: async () => REFUSED,
      },
    })
    const { token } = await signedIn(db)
    const facts = { package_available: true, feature_available: false, premium_properties_count: 1 }
    const query = { id: ada.id }
    const listings = await callOk(app, 'getAgentProperties', { query, token })
    expect([listings.total, listings.data.properties_data.map(({ id }) => id)]).toEqual([
      1,
      [plain.id],
    ])
    expect(listings.data).toMatchObject(facts)
    const wanted = { ...query, is_projects: 1 } as const
    const projects = await callOk(app, 'getAgentProperties', { query: wanted, token })
    expect([projects.total, projects.data.projects_data]).toEqual([1, []])
    expect(projects.data).toMatchObject(facts)
  })

  test('does not find agents without listings, pending, deactivated or unknown ones', async () => {
    const buyer = await agentAccount(db, { slug: 'buyer', email: 'private@hearth.example' })
    const waiting = await agentAccount(db)
    await pendingListing(db, { ownerId: waiting.id })
    const gone = await deactivatedAccount(db)
    await publishedListing(db, { ownerId: gone.id })
    const names = [{ id: buyer.id }, { slug_id: 'buyer' }, { id: waiting.id }, { id: gone.id }]
    for (const query of [...names, { id: 999 }, { slug_id: 'nobody' }]) {
      const reply = await call(open(), 'getAgentProperties', { query })
      expect([reply.status, reply.body]).toEqual([
        404,
        expect.objectContaining({ key: 'notFound' }),
      ])
    }
  })

  test('still finds an agent whose listings are all sold', async () => {
    const ada = await agentAccount(db)
    await soldListing(db, { ownerId: ada.id })
    const { total } = await callOk(open(), 'getAgentProperties', { query: { id: ada.id } })
    expect(total).toBe(0)
  })

  test('rejects a missing name, undecodable bytes and a wrong token', async () => {
    const unnamed = await call(open(), 'getAgentProperties')
    expect([unnamed.status, unnamed.body]).toEqual([
      422,
      expect.objectContaining({
        fields: { slug_id: 'is required when there is neither id nor is_admin' },
      }),
    ])
    expect((await call(open(), 'getAgentProperties', { search: 'slug_id=%ff' })).status).toBe(400)
    const query = { id: 1 }
    expect((await call(open(), 'getAgentProperties', { query, token: NOT_VALID })).status).toBe(401)
  })
})
