import { describe, expect, test } from 'vitest'
import { listingReader } from './listing-reader.ts'
import { readMap } from './map.ts'
import { usedColumns } from './map-columns.ts'

const FIELDS = {
  external_id: { column: 'ref' },
  title: { column: 'title' },
  category: 'house',
  property_type: 'sell',
  price: { column: 'price' },
  city: 'Ulm',
  state: 'Bavaria',
  country: 'Germany',
  latitude: { column: 'lat' },
  longitude: { column: 'lng' },
}

const HEADER = ['ref', 'title', 'price', 'lat', 'lng']
const ROW = ['A1', 'House', '450000', '48.4', '10']

const mapWith = (fields: object) =>
  readMap(JSON.stringify({ source: 'test', fields: { ...FIELDS, ...fields } }))

type Setting = { header?: string[]; fields?: object; currency?: { code: string; symbol: string } }

function reader({ header = HEADER, fields = {}, currency = EURO }: Setting = {}) {
  const catalog = { categories: new Map([['house', 1]]), parameters: new Map(), made: [] }
  const setting = { map: mapWith(fields), catalog, currency, now: new Date('2026-01-01') }
  return listingReader({ header }, setting)
}

const EURO = { code: 'EUR', symbol: '€' }

function faults(cells: string[], setting: Setting = {}) {
  const result = reader(setting)({ cells })
  return result.kind === 'rejected' ? result.faults : []
}

describe('the shape of a file', () => {
  test.each([
    ['empty header cells at the end', [...HEADER, '', ''], [...ROW, '', '']],
    ['fewer cells below empty header cells', [...HEADER, '', ''], ROW],
    ['text below an empty header cell', [...HEADER, '', ''], [...ROW, 'note', '']],
    [
      'an empty header cell in the middle',
      ['ref', '', ...HEADER.slice(1)],
      ['A1', 'x', ...ROW.slice(1)],
    ],
    ['an empty header cell at the beginning', ['', ...HEADER], ['1', ...ROW]],
    ['one trailing delimiter', HEADER, [...ROW, '']],
    ['three trailing delimiters', HEADER, [...ROW, '', ' ', '']],
    ['an unused column twice', [...HEADER, 'note', 'note'], [...ROW, 'a', 'b']],
  ])('allows %s', (_name, header, cells) => {
    const result = reader({ header })({ cells })
    expect(result).toMatchObject({
      kind: 'listing',
      listing: { external_id: 'A1', title: 'House', price_minor: 45_000_000, longitude: 10 },
    })
  })

  test.each([
    ['fewer', ROW.slice(0, 4), 'the row has 4 cells and the header 5'],
    ['one', ['A1'], 'the row has 1 cell and the header 5'],
    ['more', [...ROW, 'x'], 'the row has 6 cells and the header 5'],
    ['more, some of them empty', [...ROW, '', 'x', ''], 'the row has 7 cells and the header 5'],
  ])('rejects a row with %s cells', (_name, cells, reason) => {
    expect(faults(cells)).toEqual([{ field: '', column: '', value: '', reason }])
  })

  test('refuses a column that the map uses and the header has twice', () => {
    expect(() => reader({ header: [...HEADER, 'price'] })).toThrow(
      'the header has the column "price" more than once',
    )
  })

  test('names all missing columns in one sentence', () => {
    expect(() => reader({ header: ['ref', 'name'] })).toThrow(
      'The map has a fault:\n  the file has no column "title", "price", "lat", "lng"; its columns are "ref", "name"',
    )
  })

  test('knows every column that a map uses', () => {
    const map = readMap(
      JSON.stringify({
        source: 'test',
        skip_rows: { column: 'status', is: 'sold' },
        values: { kind: { column: 'type' } },
        fields: {
          ...FIELDS,
          title: { template: '{kind} in {town?}' },
          description: [
            { column: 'long' },
            { column: 'short', when: { column: 'lang', is: 'en' } },
          ],
          parameters: { area: { column: 'sqft' } },
        },
      }),
    )
    const names = [
      'type',
      'ref',
      'town',
      'price',
      'lat',
      'lng',
      'long',
      'short',
      'lang',
      'sqft',
      'status',
    ]
    expect([...usedColumns(map)].sort()).toEqual(names.sort())
  })
})

describe('the position', () => {
  const at = (lat: string, lng: string) => faults(['A1', 'House', '1', lat, lng])

  test.each([
    ['0', '0'],
    ['0.0', '0.000000'],
    ['-0', '0'],
    ['0.001', '-0.002'],
    ['0.0099', '0.0099'],
    ['1e-9', '0'],
  ])('%s/%s is refused', (lat, lng) => {
    expect(at(lat, lng)).toMatchObject([
      { field: 'position', column: 'lat, lng', reason: expect.stringContaining('was not found') },
    ])
  })

  test.each([
    ['0', '9.45'],
    ['51.48', '0'],
    ['0.02', '0'],
    ['-0.39', '0.009'],
  ])('%s/%s is accepted', (lat, lng) => {
    expect(at(lat, lng)).toEqual([])
  })

  test('with an unreadable half has one fault', () => {
    expect(at('0', 'north')).toMatchObject([{ field: 'longitude' }])
  })
})

describe('the currency', () => {
  const header = [...HEADER, 'currency']
  const inCurrency = (sign: string, currency = EURO) =>
    faults([...ROW, sign], { header, currency, fields: { currency: { column: 'currency' } } })

  test.each(['EUR', 'eur', ' Eur ', '€', ''])('accepts %j on a site in EUR', (sign) => {
    expect(inCurrency(sign)).toEqual([])
  })

  test.each(['USD', 'usd', '$', 'JPY', '¥', 'gbp', '£', 'CA$', 'KWD', 'CHF'])(
    'refuses %s on a site in EUR',
    (sign) => {
      expect(inCurrency(sign)).toMatchObject([
        {
          field: 'currency',
          column: 'currency',
          value: sign,
          reason: 'is not the currency of this site, which is EUR',
        },
      ])
    },
  )

  test.each(['EURO', 'Euros', 'XYZ', '12', 'E', 'US dollar'])('does not know %s', (sign) => {
    expect(inCurrency(sign)).toMatchObject([{ reason: 'is not a currency code such as EUR' }])
  })

  test('refuses another one in a constant', () => {
    expect(faults(ROW, { fields: { currency: 'JPY' } })).toMatchObject([{ field: 'currency' }])
  })

  test.each([
    ['$', { code: 'CAD', symbol: '$' }],
    ['C$', { code: 'CAD', symbol: 'C$' }],
    ['¥', { code: 'CNY', symbol: '¥' }],
    ['Rs', { code: 'INR', symbol: 'Rs' }],
  ])('accepts %s of its own', (sign, currency) => {
    expect(inCurrency(sign, currency)).toEqual([])
  })
})

test.each([
  ['U+0092', 'L\u0092hôtel'],
  ['U+0096', 'Haus \u0096 Garten'],
  ['U+0080', '450 \u0080'],
  ['U+0085', 'and so on\u0085 more'],
])('refuses %s, a sign of the wrong encoding', (code, title) => {
  expect(faults(['A1', title, '1', '48.4', '10'])).toMatchObject([
    { field: 'title', column: 'title', reason: expect.stringContaining(`holds ${code}`) },
  ])
})

test.each(['latin1', 'iso-8859-1', 'ASCII', 'cp1252', 'windows-1252', ' Latin1 '])(
  'the label %j is windows-1252',
  (encoding) => {
    const map = readMap(JSON.stringify({ source: 'test', encoding, fields: FIELDS }))
    expect(map.encoding).toBe('windows-1252')
  },
)

test('refuses an unknown encoding and a delimiter of two characters', () => {
  expect(() =>
    readMap(JSON.stringify({ source: 'test', encoding: 'ansi', delimiter: '||', fields: FIELDS })),
  ).toThrow(/delimiter: must be a single character.*\n.*encoding: must be an encoding/)
})
