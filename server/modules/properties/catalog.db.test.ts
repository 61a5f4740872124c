import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { category, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => ({ app: createServer(testDeps({ db }), propertiesHandlers) })

describe('the catalog', () => {
  test('lists categories with their facilities in the reader’s language', async () => {
    const { app } = open()
    await sql`insert into language (code, name) values ('en', 'English'), ('de', 'Deutsch')`.execute(
      db,
    )
    const houses = await category(db, 'House')
    await category(db, 'Castle')
    await parameter(db, houses, { name: 'Garden', kind: 'dropdown', options: ['yes', 'no'] })
    await sql`update category set translations = '{"de": {"name": "Haus"}}' where id = ${houses}`.execute(
      db,
    )
    await publishedListing(db, { categoryId: houses })
    await sql`select refresh_search_count()`.execute(db)
    const all = await callOk(app, 'getCategories', { language: 'de' })
    expect(all.data.map((it) => it.category)).toEqual(['Haus', 'Castle'])
    expect(all.data[0]?.parameter_types).toMatchObject([
      { name: 'Garden', type_values: ['yes', 'no'] },
    ])
    const used = await callOk(app, 'getCategories', { search: 'has_property=true' })
    expect(used.data).toMatchObject([{ id: houses, properties_count: 1 }])
    expect(used.total).toBe(1)
    expect((await callOk(app, 'getCategories', { query: { search: 'cast' } })).total).toBe(1)
    expect(await call(app, 'getCategories', { search: 'limit=0' })).toMatchObject({ status: 422 })
    expect(await call(app, 'getCategories', { search: 'search=%ff' })).toMatchObject({
      status: 400,
    })
    const filters = await callOk(app, 'getFacilitiesForFilter')
    expect(filters.data.map((it) => it.name)).toEqual(['Garden'])
    const broken = await call(app, 'getFacilitiesForFilter', { search: 'a=%ff' })
    expect(broken).toMatchObject({ status: 400 })
  })

  test('lists nearby places', async () => {
    const { app } = open()
    await sql`insert into facility (name) values ('School'), ('Station')`.execute(db)
    expect((await callOk(app, 'getFacilities')).data.map((it) => it.name)).toEqual([
      'School',
      'Station',
    ])
    expect((await callOk(app, 'getFacilities', { query: { id: 2 } })).total).toBe(1)
    expect(await call(app, 'getFacilities', { search: 'id=x' })).toMatchObject({ status: 422 })
    expect(await call(app, 'getFacilities', { search: 'id=%ff' })).toMatchObject({ status: 400 })
  })

  test('counts each facet without its own filter', async () => {
    const { app } = open()
    const houses = await category(db, 'House')
    const flats = await category(db, 'Flat')
    const bedrooms = await parameter(db, houses, { name: 'Bedrooms', role: 'bedrooms' })
    await publishedListing(db, {
      categoryId: houses,
      priceMinor: 100_00,
      parameters: { [bedrooms]: 3 },
    })
    await publishedListing(db, { categoryId: houses, priceMinor: 300_00, city: 'Seattle' })
    await publishedListing(db, { categoryId: flats, priceMinor: 200_00, propertyType: 1 })
    await sql`select refresh_search_count()`.execute(db)
    const { data } = await callOk(app, 'getPropertyFacets', { query: { property_type: 0 } })
    expect(data).toEqual({
      total: 2,
      total_is_estimate: false,
      estimated: [],
      property_types: [
        { value: 0, count: 2 },
        { value: 1, count: 1 },
      ],
      categories: [{ id: houses, category: 'House', slug_id: 'house', count: 2 }],
      cities: [
        { city: 'Kirkland', state: 'Washington', country: 'United States', count: 1 },
        { city: 'Seattle', state: 'Washington', country: 'United States', count: 1 },
      ],
      bedrooms: [{ value: 3, count: 1 }],
      bathrooms: [],
      posted_since: { week: 2, yesterday: 0 },
      premium: 0,
      promoted: 0,
      facilities: [{ id: bedrooms, count: 1 }],
      price: { min: 100, max: 300, histogram: expect.any(Array) },
    })
    const several = await callOk(app, 'getPropertyFacets', {
      query: {
        city: 'Seattle',
        also_city: 'Nowhere|KIRKLAND',
        exclude: '"no such words", -seattle',
      },
    })
    expect(several.data.total).toBe(2)
    const inState = async (also_city: string) => {
      const query = { city: 'Seattle', state: 'Washington', also_city }
      return (await callOk(app, 'getPropertyFacets', { query })).data.total
    }
    // The state of the search applies to cities that do not specify one.
    expect(await inState('Kirkland')).toBe(3)
    expect(await inState('Kirkland;Oregon;')).toBe(1)
    expect(await inState('Kirkland;;')).toBe(3)
    expect(
      await call(app, 'getPropertyFacets', { query: { also_city: 'Salem;a;b;c' } }),
    ).toMatchObject({ status: 422 })
    const counted = data.price.histogram.reduce((sum, range) => sum + range.count, 0)
    expect([counted, data.price.histogram[0]?.from, data.price.histogram.at(-1)?.to]).toEqual([
      2, 100, 300,
    ])
    expect(
      await call(app, 'getPropertyFacets', { query: { min_price: 2, max_price: 1 } }),
    ).toMatchObject({
      status: 422,
    })
    expect(await call(app, 'getPropertyFacets', { search: 'city=%ff' })).toMatchObject({
      status: 400,
    })
    const nothing = await callOk(app, 'getPropertyFacets', { query: { city: 'Nowhere' } })
    expect(nothing.data.price).toEqual({ min: null, max: null, histogram: [] })
  })
})
