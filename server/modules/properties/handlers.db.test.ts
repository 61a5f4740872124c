import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import {
  category,
  featureProperty,
  NOON,
  parameter,
  pendingListing,
  publishedListing,
  soldListing,
} from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { propertiesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const REFUSED = { package_available: true, feature_available: false, limit_available: true }

const open = (own: Partial<Parameters<typeof testDeps>[0]> = {}) => {
  const deps = testDeps({ db, ...own })
  return { app: createServer(deps, propertiesHandlers), deps }
}

const withoutPremium = () => {
  const { deps } = open()
  return open({ access: { ...deps.access, premiumListings: async () => REFUSED } })
}

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }

const NOT_VALID = '1|this-token-was-never-given-out'

describe('cards by id', () => {
  test('come in the requested order, with sold listings and without deleted ones', async () => {
    const { app, deps } = open()
    const one = await publishedListing(db, { title: 'One' })
    const sold = await soldListing(db, { title: 'Sold' })
    const pending = await pendingListing(db)
    const ids = [sold.id, 999, pending.id, one.id, sold.id].join(',')
    const { data } = await callOk(app, 'getPropertyCards', { query: { ids } })
    expect(data.map(({ id, property_type }) => [id, property_type])).toEqual([
      [sold.id, 'sold'],
      [one.id, 'sell'],
    ])
    await deps.figures.flush()
    const { data: later } = await callOk(app, 'getPropertyCards', { query: { ids } })
    expect(later.map(({ total_click }) => total_click)).toEqual([0, 0])
  })

  test('need readable ids', async () => {
    const { app } = open()
    const read = (ids: string, token?: string) =>
      call(app, 'getPropertyCards', { query: { ids }, token })
    expect(await callOk(app, 'getPropertyCards', { query: { ids: '7' } })).toMatchObject({
      data: [],
    })
    expect(await read('7,x')).toMatchObject({ status: 422 })
    expect(await read(Array(101).fill(7).join())).toMatchObject({ status: 422 })
    expect(await read('7', NOT_VALID)).toMatchObject({ status: 401 })
    expect(await call(app, 'getPropertyCards', { search: 'ids=%ff' })).toMatchObject({
      status: 400,
    })
  })
})

describe('get-property-list', () => {
  test('returns cards, promoted ones first within the page', async () => {
    const { app } = open()
    const plain = await publishedListing(db, { title: 'Plain' })
    const promoted = await publishedListing(db, {
      title: 'Promoted',
      postedAt: new Date('2026-06-01T00:00:00Z'),
    })
    await featureProperty(db, promoted.id)
    const { total, data } = await callOk(app, 'getPropertyList')
    expect(total).toBe(2)
    expect(data.map(({ id, promoted }) => [id, promoted])).toEqual([
      [promoted.id, true],
      [plain.id, false],
    ])
  })

  test('returns the specified fields in a card', async () => {
    const { app } = open()
    const flats = await category(db, 'Flat')
    const bedrooms = await parameter(db, flats, { name: 'Bedrooms', role: 'bedrooms' })
    const { id, slug } = await publishedListing(db, {
      categoryId: flats,
      propertyType: 1,
      rentPeriod: 'Monthly',
      priceMinor: 123_450,
      parameters: { [bedrooms]: 2 },
    })
    const { data } = await callOk(app, 'getPropertyList')
    expect(data).toEqual([
      {
        id,
        slug_id: slug,
        title: 'House by the lake',
        title_image: '',
        title_image_hash: null,
        category_id: flats,
        price: 1234.5,
        city: 'Kirkland',
        state: 'Washington',
        country: 'United States',
        rentduration: 'Monthly',
        added_by: 0,
        is_premium: false,
        latitude: '47.6769',
        longitude: '-122.206',
        total_click: 0,
        favourite_count: 0,
        category: { id: flats, category: 'Flat', image: '', slug_id: 'flat' },
        promoted: false,
        property_type: 'rent',
        assign_facilities: [],
        parameters: [
          {
            id: bedrooms,
            name: 'Bedrooms',
            type_of_parameter: 'number',
            type_values: null,
            image: '',
            is_required: 0,
            role: 'bedrooms',
            value: '2',
          },
        ],
        gallery: [],
        documents: [],
        is_favourite: 0,
        posted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
  })

  test('returns an empty list with a total for an unknown category, city or slug', async () => {
    const { app } = open()
    await publishedListing(db)
    for (const query of [
      { category_id: 99 },
      { category_slug_id: 'castle' },
      { city: 'Nowhere' },
      { state: 'X' },
    ]) {
      const reply = await callOk(app, 'getPropertyList', { query })
      expect([reply.total, reply.data]).toEqual([0, []])
    }
  })

  test('puts the nearest first around a position without a radius', async () => {
    const { app } = open()
    const near = { latitude: 47.61, longitude: -122.33, postedAt: new Date('2026-06-01T00:00:00Z') }
    const close = await publishedListing(db, near)
    const far = await publishedListing(db, { latitude: 45.5, longitude: -122.6 })
    const list = async (more: object = {}) => {
      const query = { latitude: 47.6, longitude: -122.3, ...more }
      const { data, total } = await callOk(app, 'getPropertyList', { query })
      return [total, ...data.map(({ id }) => id)]
    }
    expect(await list()).toEqual([2, close.id, far.id])
    expect(await list({ limit: 1, offset: 1 })).toEqual([2, far.id])
    expect(await list({ sort: 'newest' })).toEqual([2, far.id, close.id])
    expect(await list({ radius: 20 })).toEqual([1, close.id])
    expect(await list({ radius: 500 })).toEqual([2, far.id, close.id])
  })

  test('takes prices in major units of the site’s currency', async () => {
    const { app } = open()
    await publishedListing(db, { priceMinor: 100_000 })
    const count = async (query: { min_price?: number; max_price?: number }) =>
      (await callOk(app, 'getPropertyList', { query })).total
    expect(await count({ min_price: 1000, max_price: 1000 })).toBe(1)
    expect(await count({ min_price: 1000.01 })).toBe(0)
  })

  test.each([
    [{ min_price: 2, max_price: 1 }, 'min_price'],
    [{ min_area: 2, max_area: 1 }, 'min_area'],
    [{ sort: 'nearest' as const }, 'sort'],
    [{ bounds: '91,0,92,1' }, 'bounds'],
    [{ bounds: '10,0,5,1' }, 'bounds'],
    [{ latitude: 1 }, 'longitude'],
  ])('rejects %j and names %s', async (query, field) => {
    const { app } = open()
    const reply = await call(app, 'getPropertyList', { query })
    expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('answers 400 to an undecodable query and 401 to an invalid token', async () => {
    const { app } = open()
    expect(await call(app, 'getPropertyList', { search: 'city=%ff' })).toMatchObject({
      status: 400,
    })
    expect(await call(app, 'getPropertyList', { token: NOT_VALID })).toMatchObject({ status: 401 })
  })

  test('marks a member’s favorites', async () => {
    const { app } = open()
    const { id } = await publishedListing(db)
    const member = await signedIn(db)
    await sql`insert into favourite (account_id, property_id) values (${member.id}, ${id})`.execute(
      db,
    )
    const seen = await callOk(app, 'getPropertyList', { token: member.token })
    expect(seen.data.map((it) => it.is_favourite)).toEqual([1])
    expect((await callOk(app, 'getPropertyList')).data.map((it) => it.is_favourite)).toEqual([0])
  })
})

describe('get_property', () => {
  test('finds a listing by id, slug or former slug, and counts each view once', async () => {
    const { app, deps } = open()
    const { id, slug } = await publishedListing(db)
    await sql`insert into slug_redirect (kind, slug, target_id) values ('property', 'older', ${id})`.execute(
      db,
    )
    for (const query of [{ id }, { slug_id: slug }, { slug_id: 'older' }]) {
      const { data } = await callOk(app, 'getProperty', { query, headers: BROWSER })
      expect(data.map((it) => it.slug_id)).toEqual([slug])
    }
    await callOk(app, 'getProperty', { query: { id, again: 1 }, headers: BROWSER })
    await callOk(app, 'getProperty', { query: { id } })
    await deps.figures.flush()
    const { data } = await callOk(app, 'getProperty', { query: { id } })
    expect(data.map((it) => it.total_view)).toEqual([3])
  })

  test('still finds sold listings, but no hidden ones', async () => {
    const { app } = open()
    const sold = await soldListing(db)
    const pending = await pendingListing(db)
    const { data } = await callOk(app, 'getProperty', { query: { id: sold.id } })
    expect(data.map((it) => it.property_type)).toEqual(['sold'])
    expect(await call(app, 'getProperty', { query: { id: pending.id } })).toMatchObject({
      status: 404,
    })
    expect(await call(app, 'getProperty', { query: { slug_id: 'unknown' } })).toMatchObject({
      status: 404,
    })
  })

  test('shows owners their own listings in any status, and nobody else', async () => {
    const { app, deps } = open()
    const ada = await signedIn(db)
    const eve = await signedIn(db)
    const own = { ownerId: ada.id }
    const other = await publishedListing(db, own)
    for (const { id, slug } of [
      await pendingListing(db, own),
      await publishedListing(db, { ...own, isActive: false }),
      await publishedListing(db, { ...own, expiresAt: new Date('2020-01-01T00:00:00Z') }),
    ]) {
      for (const query of [{ id }, { slug_id: slug }]) {
        const asked = { query, token: ada.token, headers: BROWSER }
        const { data } = await callOk(app, 'getProperty', asked)
        expect(data).toMatchObject([{ id, total_view: 0 }])
        for (const token of [eve.token, undefined]) {
          expect((await call(app, 'getProperty', { query, token })).status).toBe(404)
        }
      }
      await deps.figures.flush()
      const similar = { property_id: id }
      const compared = { source_property_id: other.id, target_property_id: id }
      const reads = (token: string) => [
        call(app, 'getSimilarProperties', { query: similar, token }),
        call(app, 'compareProperties', { query: compared, token }),
      ]
      expect((await Promise.all(reads(ada.token))).map(({ status }) => status)).toEqual([200, 200])
      expect((await Promise.all(reads(eve.token))).map(({ status }) => status)).toEqual([404, 404])
    }
  })

  test('returns only the approximate position, and not the owner’s email', async () => {
    const { app } = open()
    const owner = await signedIn(db)
    const { id } = await publishedListing(db, {
      ownerId: owner.id,
      address: '5 Secret Lane',
      hidesExactPlace: true,
      publicPlace: { latitude: 47.7, longitude: -122.3 },
    })
    await sql`update property set client_address = '9 Home Street' where id = ${id}`.execute(db)
    const [seen] = (await callOk(app, 'getProperty', { query: { id } })).data
    expect(seen).toMatchObject({
      address: 'Kirkland, Washington',
      latitude: '47.7',
      longitude: '-122.3',
      client_address: null,
    })
    const [own] = (await callOk(app, 'getProperty', { query: { id }, token: owner.token })).data
    expect(own).toMatchObject({ client_address: '9 Home Street', is_report_available: false })
  })

  test('refuses premium listings to guests and members without the package', async () => {
    const { id } = await publishedListing(db, { isPremium: true })
    const { app } = withoutPremium()
    const member = await signedIn(db)
    expect(await call(app, 'getProperty', { query: { id } })).toMatchObject({
      status: 403,
      body: { data: null },
    })
    expect(await call(app, 'getProperty', { query: { id }, token: member.token })).toMatchObject({
      status: 403,
      body: { key: 'packageRefused', data: REFUSED },
    })
    expect(await call(open().app, 'getProperty', { query: { id } })).toMatchObject({ status: 200 })
  })

  test('returns full rows; needs both prices, and posted_since only as yesterday', async () => {
    const { app } = open()
    const { id } = await publishedListing(db, { postedAt: NOON })
    const total = async (query: Parameters<typeof callOk<'getProperty'>>[2]) =>
      (await callOk(app, 'getProperty', query)).total
    expect(await total({ query: { min_price: 99_999_999 } })).toBe(1)
    expect(await total({ query: { min_price: 99_999_999, max_price: 100_000_000 } })).toBe(0)
    expect(await total({ query: { posted_since: 0 } })).toBe(1)
    expect(await total({ query: { posted_since: 1 } })).toBe(0)
    expect(await total({ query: { userid: 0 } })).toBe(1)
    expect(await total({ query: { userid: 77 } })).toBe(0)
    expect(await total({ query: { users_promoted: 1 } })).toBe(0)
    const similar = await callOk(app, 'getProperty', { query: { id } })
    expect(similar.similar_properties).toEqual([])
  })

  test('answers 422 to bad input, 400 to an undecodable query, 401 to a bad token', async () => {
    const { app } = open()
    expect(await call(app, 'getProperty', { search: 'id=seven' })).toMatchObject({
      status: 422,
      body: { fields: { id: expect.any(String) } },
    })
    expect(await call(app, 'getProperty', { search: 'search=%e0%a4' })).toMatchObject({
      status: 400,
    })
    expect(await call(app, 'getProperty', { token: NOT_VALID })).toMatchObject({ status: 401 })
  })
})

describe('nearby, similar and compared listings', () => {
  test('are found by part of a city or state, or around a point, nearest first', async () => {
    const { app } = open()
    const near = await publishedListing(db, {
      latitude: 47.61,
      longitude: -122.33,
      postedAt: new Date(0),
    })
    const far = await publishedListing(db, {
      latitude: 47.65,
      longitude: -122.33,
      city: 'Seattle',
      state: 'WA',
    })
    await sql`select refresh_search_count()`.execute(db)
    const ids = async (query: object) =>
      (await callOk(app, 'getNearbyProperties', { query })).data.map((it) => it.id)
    expect(await ids({ latitude: 47.6, longitude: -122.33, radius: 20 })).toEqual([near.id, far.id])
    expect(await ids({ latitude: 47.65, longitude: -122.33, radius: 1 })).toEqual([far.id])
    expect(await ids({ latitude: 47.65, longitude: -122.33 })).toEqual([far.id, near.id])
    expect(await ids({ city: 'seatt' })).toEqual([far.id])
    expect(await ids({ city: 'nothing', state: 'washing' })).toEqual([near.id])
    expect(await ids({ city: 'nothing' })).toEqual([])
    expect(await call(app, 'getNearbyProperties', { search: 'type=7' })).toMatchObject({
      status: 422,
    })
    expect(await call(app, 'getNearbyProperties', { search: 'city=%ff' })).toMatchObject({
      status: 400,
    })
  })

  test('includes the requested number of similar listings, of equal ones the newest first', async () => {
    const { app } = open()
    const house = await publishedListing(db)
    const older = await publishedListing(db)
    const newer = await publishedListing(db)
    await publishedListing(db, { categoryId: await category(db, 'Flat') })
    const similarTo = async (limit?: number) => {
      const query = { id: house.id, ...(limit ? { limit } : {}) }
      const { data, similar_properties } = await callOk(app, 'getProperty', { query })
      expect(data.map(({ id }) => id)).toEqual([house.id])
      return similar_properties.map(({ id }) => id)
    }
    expect(await similarTo()).toEqual([newer.id, older.id])
    expect(await similarTo(1)).toEqual([newer.id])
  })

  test('are others of the category', async () => {
    const { app } = open()
    const house = await publishedListing(db)
    const other = await publishedListing(db)
    await publishedListing(db, { categoryId: await category(db, 'Flat') })
    const similar = (query: { property_id: number; limit?: number }) =>
      call(app, 'getSimilarProperties', { query })
    expect(await similar({ property_id: house.id })).toMatchObject({
      status: 200,
      body: { data: [{ id: other.id }] },
    })
    expect(await similar({ property_id: 999 })).toMatchObject({ status: 404 })
    expect(await similar({ property_id: house.id, limit: -1 })).toMatchObject({ status: 422 })
    expect(await call(app, 'getSimilarProperties', { search: 'property_id=%ff' })).toMatchObject({
      status: 400,
    })
    expect(
      await call(app, 'getSimilarProperties', {
        query: { property_id: house.id },
        token: NOT_VALID,
      }),
    ).toMatchObject({ status: 401 })
  })

  test('are two of one category', async () => {
    const { app } = open()
    const one = await publishedListing(db, { title: 'One' })
    const two = await publishedListing(db, { title: 'Two', isPremium: true })
    const flat = await publishedListing(db, { categoryId: await category(db, 'Flat') })
    const compare = (target: number, token?: string) =>
      call(app, 'compareProperties', {
        query: { source_property_id: one.id, target_property_id: target },
        token,
      })
    expect(await compare(two.id)).toMatchObject({
      status: 200,
      body: {
        data: {
          source_property: { title: 'One' },
          target_property: { title: 'Two', is_premium: 1 },
        },
      },
    })
    expect(await compare(one.id)).toMatchObject({ status: 422 })
    expect(await compare(flat.id)).toMatchObject({ status: 422 })
    expect(await compare(999)).toMatchObject({ status: 404 })
    expect(await compare(two.id, NOT_VALID)).toMatchObject({ status: 401 })
    expect(
      await call(app, 'compareProperties', { search: 'source_property_id=%ff' }),
    ).toMatchObject({
      status: 400,
    })
    const query = { source_property_id: one.id, target_property_id: two.id }
    expect(await call(withoutPremium().app, 'compareProperties', { query })).toMatchObject({
      status: 403,
    })
  })
})
