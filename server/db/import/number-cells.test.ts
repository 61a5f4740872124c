import { describe, expect, test } from 'vitest'
import type { Catalog } from './catalog.ts'
import { listingReader } from './listing-reader.ts'
import { readMap } from './map.ts'

const catalog: Catalog = {
  made: [],
  categories: new Map([['house', 1]]),
  parameters: new Map([
    ['Area', { id: 7, name: 'Area', kind: 'number', options: null, role: null }],
  ]),
}

const CURRENCIES = {
  EUR: { code: 'EUR', symbol: '€' },
  JPY: { code: 'JPY', symbol: '¥' },
}

type Options = {
  language?: string
  currency?: keyof typeof CURRENCIES
  price?: object
  area?: object
}

/** Reads a row of price, area and latitude; the price is in minor units. */
function readRow([price = '', area = '', latitude = '48.4']: string[], options: Options = {}) {
  const map = readMap(
    JSON.stringify({
      source: 'numbers',
      language: options.language ?? 'en',
      fields: {
        external_id: 'A1',
        title: 'House',
        category: 'house',
        property_type: 'sell',
        price: { column: 'price', ...options.price },
        city: 'Ulm',
        state: 'Bavaria',
        country: 'Germany',
        latitude: { column: 'latitude' },
        longitude: 10,
        parameters: { Area: { column: 'area', ...options.area } },
      },
    }),
  )
  const setting = {
    map,
    catalog,
    currency: CURRENCIES[options.currency ?? 'EUR'],
    now: new Date('2026-11-28T00:00:00Z'),
  }
  const result = listingReader(
    { header: ['price', 'area', 'latitude'] },
    setting,
  )({
    cells: [price, area, latitude],
  })
  if (result.kind === 'listing') {
    const { price_minor, latitude: degrees, parameters } = result.listing
    return { price: price_minor, area: parameters[7], latitude: degrees }
  }
  return result.kind === 'rejected' ? result.faults.map(({ reason }) => reason).join() : ''
}

describe('prices', () => {
  test.each<[string, number | string, Options?]>([
    ['315000', 31_500_000],
    ['315,000', 31_500_000],
    ['€315,000', 31_500_000],
    ['EUR 315,000', 31_500_000],
    ['315,000 EUR', 31_500_000],
    ['315,000.-', 31_500_000],
    ['315.000,00 €', 31_500_000],
    ['2.340.000', 234_000_000],
    ['31,50,000', 315_000_000],
    ['2,31,50,000', 2_315_000_000],
    ['23,45,678.25', 234_567_825],
    ['315’000.50', 31_500_050],
    ['315\u00a0000,50', 31_500_050],
    ['٣١٥٬٠٠٠', 31_500_000],
    ['315.000', 'may be 315000 or 315: the map should name its decimal_mark'],
    ['315.000', 31_500_000, { language: 'de' }],
    ['315,000', 'may be 315000 or 315: the map should name its decimal_mark', { language: 'de' }],
    ['315.000', 31_500, { price: { decimal_mark: '.' } }],
    ['315.000', 31_500_000, { price: { decimal_mark: ',' } }],
    ['€ 315.000', 31_500_000, { price: { decimal_mark: ',' } }],
    ['315.125,50', 31_512_550, { price: { decimal_mark: ',' } }],
    ['3150.126', 'has more than 2 decimals'],
    ['3150.126', 315_013, { price: { decimals: 2 } }],
    ['3150.126', 315_000, { price: { decimals: 0 } }],
    ['USD 315,000', 'is in another currency than EUR'],
    ['$315,000', 'is in another currency than EUR'],
    ['¥45,000,000', 45_000_000, { currency: 'JPY' }],
    ['-5', 'must not be negative'],
    ['(5)', 'must not be negative'],
    ['3e5', 'is not a number'],
    ['on request', 'is not a number'],
    ['300,000-350,000', 'is not a number'],
    ['9000000000000', 'is not between 0 and 1000000000000'],
    ['', 'is empty'],
  ])('reads %j as %s', (text, expected, options) => {
    const read = readRow([text], options)
    expect(typeof read === 'string' ? read : read.price).toBe(expected)
  })
})

describe('areas', () => {
  test.each<[string, unknown, Options?]>([
    ['91.375', 91.375],
    ['1,350', 1350],
    ['1,350.5', 1350.5],
    ['1.350,5', 1350.5],
    ['91,375', 91.375, { language: 'de' }],
    ['1.350', 1350, { language: 'de' }],
    ['91,375', 91.375, { area: { decimal_mark: ',' } }],
    ['91.376', 91.38, { area: { decimals: 2 } }],
    ['2,091.37499999999999', 2091.375],
    ['1,000', 92.9, { area: { unit: 'sqft' } }],
    ['-3', -3],
    ['91x', 'is not a number'],
  ])('reads %j as %s', (text, expected, options) => {
    const read = readRow(['1', text], options)
    expect(typeof read === 'string' ? read : read.area).toBe(expected)
  })
})

test.each([
  ['48.137', 48.137],
  ['48,137', 48.137],
  ['-48.1371', -48.1371],
  ['47.721000000000004', 47.721],
  ['47,70699999999999', 47.707],
  ['91', 'is not between -90 and 90'],
  ['48.137N', 'is not a number'],
])('reads the latitude %j as %s', (text, expected) => {
  const read = readRow(['1', '', text], { language: 'de' })
  expect(typeof read === 'string' ? read : read.latitude).toBe(expected)
})
