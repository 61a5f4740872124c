import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { crowd } from '@/tests/support/builders/crowd.ts'
import {
  category,
  type ListingFacts,
  publishedListing,
  soldListing,
} from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'
import { toMapClusters } from './map.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const SEATTLE = { latitude: 47.61, longitude: -122.33 }
const BOX = '47,-123,48,-122'

const open = () => createServer(testDeps({ db }), propertiesHandlers)

const at = (latitude: number, longitude: number, facts: Partial<ListingFacts> = {}) =>
  publishedListing(db, { ...facts, latitude, longitude })

const many = async (count: number) => {
  await crowd(db, { ...SEATTLE, count })
  await sql`select refresh_map_cell()`.execute(db)
}

describe('map clusters', () => {
  test('show a single listing with the contents of its pin and card', async () => {
    const { id, slug } = await at(47.6, -122.3, { title: 'Boat house', priceMinor: 12_345_00 })
    const reply = await callOk(open(), 'getMapClusters', { query: { bounds: BOX, zoom: 12 } })
    expect(reply).toMatchObject({ total: 1, total_is_estimate: false })
    expect(reply.data).toMatchObject([
      {
        count: 1,
        latitude: 47.6,
        longitude: -122.3,
        bounds: [47.6, -122.3, 47.6, -122.3],
        min_price: 12_345,
        max_price: 12_345,
        listing: { id, slug_id: slug, title: 'Boat house', price: 12_345, property_type: 'sell' },
      },
    ])
  })

  test('merge overlapping listings and separate them when zoomed in', async () => {
    const app = open()
    await at(47.6, -122.3, { priceMinor: 100_00 })
    await at(47.602, -122.302, { priceMinor: 300_00 })
    await at(47.9, -122.8)
    const shown = async (zoom: number, bounds = BOX) => {
      const { data } = await callOk(app, 'getMapClusters', { query: { bounds, zoom } })
      return data.map(({ count, listing }) => [count, listing !== null]).sort()
    }
    expect(await shown(3)).toEqual([[3, false]])
    expect(await shown(10)).toEqual([
      [1, true],
      [2, false],
    ])
    expect(await shown(17, '47.59,-122.31,47.61,-122.29')).toEqual([
      [1, true],
      [1, true],
    ])
    const { data } = await callOk(app, 'getMapClusters', { query: { bounds: BOX, zoom: 10 } })
    expect(data.find(({ count }) => count === 2)).toMatchObject({
      latitude: 47.601,
      longitude: -122.301,
      bounds: [47.6, -122.302, 47.602, -122.3],
      min_price: 100,
      max_price: 300,
    })
  })

  test('of an area larger than a screen match what a screen shows', async () => {
    await at(47.6, -122.3)
    await at(47.602, -122.302)
    await at(10, 10)
    const earth = { bounds: '-85,-180,85,180', zoom: 24 }
    const { data } = await callOk(open(), 'getMapClusters', { query: earth })
    expect(data.map(({ count }) => count)).toEqual([2, 1])
  })

  test('contain only public listings in the box that pass the filters', async () => {
    const app = open()
    const flats = await category(db, 'Flat')
    const wanted = await at(47.5, -122.5, { categoryId: flats, propertyType: 1, city: 'Kent' })
    await at(47.5, -122.4, { propertyType: 0 })
    await at(47.5, -121.9, { categoryId: flats, propertyType: 1, city: 'Kent' })
    await soldListing(db, { latitude: 47.5, longitude: -122.5 })
    const shown = async (query: object) => {
      const reply = await callOk(app, 'getMapClusters', {
        query: { bounds: BOX, zoom: 14, ...query },
      })
      return reply.data.map(({ listing }) => listing?.id)
    }
    expect(await shown({})).toHaveLength(2)
    for (const query of [{ property_type: 1 }, { category_id: flats }, { city: 'Kent' }]) {
      expect(await shown(query)).toEqual([wanted.id])
    }
    expect(await shown({ search: 'nothingofthekind' })).toEqual([])
    expect(await shown({ latitude: 47.5, longitude: -122.5, radius: 2 })).toEqual([wanted.id])
  })

  test('use the public position where the exact one is hidden', async () => {
    await publishedListing(db, {
      latitude: 47.6,
      longitude: -122.3,
      hidesExactPlace: true,
      publicPlace: { latitude: 47.605, longitude: -122.305 },
    })
    const { data } = await callOk(open(), 'getMapClusters', { query: { bounds: BOX, zoom: 15 } })
    expect(data).toMatchObject([{ latitude: 47.605, longitude: -122.305 }])
  })

  test('cover a box across the 180th meridian', async () => {
    await at(-17, 179.5)
    await at(-17, -179.5)
    await at(-17, 0)
    const query = { bounds: '-20,179,-15,-179', zoom: 8 }
    expect(await callOk(open(), 'getMapClusters', { query })).toMatchObject({ total: 2 })
  })

  test('answer 422 to bad boxes and filters, 400 to an undecodable query', async () => {
    const app = open()
    const refused = async (search: string) => (await call(app, 'getMapClusters', { search })).status
    expect(await refused('zoom=3')).toBe(422)
    expect(await refused(`bounds=${BOX}`)).toBe(422)
    expect(await refused(`bounds=${BOX}&zoom=25`)).toBe(422)
    expect(await refused('bounds=48,-123,47,-122&zoom=3')).toBe(422)
    expect(await refused('bounds=47,-123,95,-122&zoom=3')).toBe(422)
    expect(await refused('bounds=here&zoom=3')).toBe(422)
    expect(await refused(`bounds=${BOX}&zoom=3&min_price=2&max_price=1`)).toBe(422)
    expect(await refused(`bounds=${BOX}&zoom=3&city=%ff`)).toBe(400)
  })
})

describe('many listings', () => {
  test('of a wide view come from the precomputed grid with the same count', async () => {
    await many(10_500)
    const boxes = [{ south: 40, west: -130, north: 55, east: -110 }]
    const wide = await toMapClusters(db, { filters: { boxes }, zoom: 6 })
    expect(wide).toMatchObject({ total: 10_500, isEstimate: true })
    expect(wide.clusters.length).toBeLessThan(5)
    expect(wide.clusters.every(({ south, north }) => south >= 47.36 && north <= 47.86)).toBe(true)
    const rents = await toMapClusters(db, { filters: { boxes, propertyType: 1 }, zoom: 6 })
    expect(rents.total).toBe(5250)
    const street = [{ south: 47.6, west: -122.34, north: 47.62, east: -122.32 }]
    const near = await toMapClusters(db, { filters: { boxes: street }, zoom: 13 })
    expect(near.isEstimate).toBe(false)
    expect(near.total).toBeGreaterThan(10)
  })

  test('are counted if the grid does not support the filters', async () => {
    await many(10_500)
    const boxes = [{ south: 40, west: -130, north: 55, east: -110 }]
    const cheap = await toMapClusters(db, { filters: { boxes, maxPriceMinor: 2_000_000 }, zoom: 6 })
    expect(cheap).toMatchObject({ total: 2000, isEstimate: false })
  })

  test('are followed by the grid as they come and go', async () => {
    await at(47.6, -122.3)
    await sql`select refresh_map_cell()`.execute(db)
    const cells = async () => {
      const { rows } = await sql<{ level: number; listings: number }>`
        select level, sum(listings)::int as listings from map_cell group by level order by level`.execute(
        db,
      )
      return rows
    }
    expect(await cells()).toHaveLength(10)
    await at(10, 10)
    await sql`select refresh_map_cell()`.execute(db)
    expect((await cells()).every(({ listings }) => listings === 2)).toBe(true)
    await sql`delete from property_search`.execute(db)
    await sql`select refresh_map_cell()`.execute(db)
    expect(await cells()).toEqual([])
  })
})
