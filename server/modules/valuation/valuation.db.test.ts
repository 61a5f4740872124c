import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { category } from '@/tests/support/builders/listings.ts'
import { sellHomes } from '@/tests/support/builders/sold-homes.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { inventSales } from '@/tests/support/invented-sales.ts'
import { settingsHandlers } from '../settings/handlers.ts'
import { valuationHandlers } from './handlers.ts'
import { trainIfDue } from './training.ts'

const { db } = await openTestDatabase()
const SALES = inventSales(650)
const [SAMPLE] = SALES
if (!SAMPLE) throw new Error('no sale')

const deps = testDeps({ db })
const app = createServer(deps, { ...settingsHandlers, ...valuationHandlers })
const HOME = {
  latitude: 47.6,
  longitude: -122.3,
  area: 150,
  plot: 600,
  bedrooms: 4,
  bathrooms: 2,
  floors: 2,
  year_built: 1980,
}
let house = 0

async function trainedAt(): Promise<Date | undefined> {
  const row = await db.selectFrom('valuation_model').select('trained_at').executeTakeFirst()
  return row?.trained_at
}

async function refusal(query: object) {
  const sent = { ...HOME, category_id: house, ...query }
  const { status, body } = await call(app, 'getValuation', { query: sent })
  return { status, ...(body as { key: string; message: string; data: unknown; fields?: object }) }
}

beforeAll(async () => {
  await truncate(db)
  house = await sellHomes(db, SALES)
})

describe('before a training', () => {
  test('an estimate says how many sales are known', async () => {
    await sql`update property set is_active = false where id in (select id from property limit 200)`.execute(
      db,
    )
    await trainIfDue(deps)
    expect(await trainedAt()).toBe(undefined)
    expect(await refusal({})).toMatchObject({
      status: 409,
      key: 'valuationFewSales',
      data: { sales: 450, needed: 500 },
    })
    await sql`update property set is_active = true`.execute(db)
  })

  test('an estimate asks for patience if there are sales enough', async () => {
    expect(await refusal({})).toMatchObject({ status: 409, key: 'valuationNotTrained' })
  })

  test('the settings announce no estimates', async () => {
    const { data } = await callOk(app, 'getWebSettings', {})
    expect(data.extensions).not.toContain('valuation')
  })
})

describe('after a training', () => {
  beforeAll(() => trainIfDue(deps))

  test('the settings announce estimates', async () => {
    const { data } = await callOk(app, 'getWebSettings', {})
    expect(data.extensions).toContain('valuation')
  })

  test('an estimate has a range, its error and eight comparables', async () => {
    const { data } = await callOk(app, 'getValuation', { query: { ...HOME, category_id: house } })
    expect(data.low).toBeLessThan(data.middle)
    expect(data.high).toBeGreaterThan(data.middle)
    // The price by the formula of the invented sales, for a grade in the middle.
    const price = Math.exp(9.5 + 0.6 * Math.log(150) + 0.12 * 7.5)
    expect(Math.abs(data.middle / price - 1)).toBeLessThan(0.35)
    expect(data).toMatchObject({
      currency: 'USD',
      sales_in_reach: 650,
      newest_sale: '2026-06-14',
      model: { sales: 650, judged: 130 },
    })
    expect(data.model.median_error).toBeGreaterThan(3)
    expect(data.model.coverage).toBeGreaterThan(60)
    expect(data.comparables).toHaveLength(8)
  })

  test('a comparable says its distance, differences and adjusted price', async () => {
    const { data } = await callOk(app, 'getValuation', { query: { ...HOME, category_id: house } })
    for (const sold of data.comparables) {
      expect(sold.title).toBe('Sold house')
      expect(sold.distance_meters).toBeGreaterThan(0)
      expect(sold.differences.area).toBe((sold.area ?? 0) - HOME.area)
      expect(sold.differences.year_built).toBe((sold.year_built ?? 0) - HOME.year_built)
      expect(sold.adjusted_price).toBeGreaterThan(0)
    }
  })

  test('comparables are placed where their listings show them', async () => {
    const { data } = await callOk(app, 'getValuation', { query: { ...HOME, category_id: house } })
    const shown = SALES.map(({ latitude, longitude }) => `${latitude}, ${longitude}`)
    for (const sold of data.comparables) {
      expect(shown).toContain(`${sold.latitude}, ${sold.longitude}`)
    }
  })

  test('a comparable that is no longer public is left out', async () => {
    const query = { ...HOME, category_id: house }
    const [first] = (await callOk(app, 'getValuation', { query })).data.comparables
    const id = first?.property_id ?? 0
    await sql`update property set is_active = false where id = ${id}`.execute(db)
    const { data } = await callOk(app, 'getValuation', { query })
    expect(data.comparables.map((it) => it.property_id)).not.toContain(id)
    expect(data.comparables).toHaveLength(7)
    await sql`update property set is_active = true where id = ${id}`.execute(db)
  })

  test.each([
    ['a home at sea', { latitude: 47.6, longitude: -125 }, 'valuationOutside'],
    ['a home in another country', { latitude: 48.1, longitude: 11.5 }, 'valuationOutside'],
    ['a castle', { area: 4000 }, 'valuationUnusual'],
    ['a house of 40 bedrooms', { bedrooms: 40 }, 'valuationUnusual'],
    ['a home without its year', { year_built: undefined }, 'valuationMissingFacts'],
  ])('%s is refused', async (_, facts, key) => {
    expect(await refusal(facts)).toMatchObject({ status: 422, key })
  })

  test('a refused size names its limits', async () => {
    const { data, fields } = await refusal({ area: 4000 })
    expect(data).toMatchObject({ field: 'area', least: 60 })
    expect(fields).toEqual({ area: expect.stringMatching(/^must be from 60 to 2\d\d$/) })
  })

  test('a plot is refused by the categories that are known', async () => {
    expect(await refusal({ category_id: await category(db, 'Plot') })).toMatchObject({
      status: 422,
      key: 'valuationOtherCategory',
      data: { category_ids: [house] },
      message: 'Too few of this category were sold. Estimates are for: House.',
    })
  })

  test('a bad position is named by its field', async () => {
    expect(await refusal({ latitude: 91 })).toMatchObject({
      status: 422,
      fields: { latitude: 'must be at most 90' },
    })
  })

  test('the model is trained again after a week, not before', async () => {
    const before = await trainedAt()
    await trainIfDue({ ...deps, clock: () => new Date(TEST_NOW.getTime() + 6 * 86_400_000) })
    expect(await trainedAt()).toEqual(before)
    const later = new Date(TEST_NOW.getTime() + 7 * 86_400_000)
    await trainIfDue({ ...deps, clock: () => later })
    expect(await trainedAt()).toEqual(later)
  })

  test('the model is deleted when too few sales are left', async () => {
    await sql`update property set is_active = false where id in (select id from property limit 200)`.execute(
      db,
    )
    await trainIfDue(deps)
    expect(await trainedAt()).toBe(undefined)
    expect(await refusal({})).toMatchObject({ status: 409, key: 'valuationFewSales' })
  })
})
