import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeAreas } from '../geometry/area-code.ts'
import { isInAreas } from '../geometry/drawn-area.ts'
import { readGraph } from '../graph/street-graph.ts'
import { writeGraph } from '../graph/write-graph.ts'
import type { AddressSearch } from '../streets.ts'
import { at, countingCounts, positionAt, smallElements } from '../testing/small-elements.ts'
import { smallTown } from '../testing/small-town.ts'
import { addressAt } from './address-at.ts'
import { collectPlaces } from './collect.ts'
import { findAddresses, type IndexedPlaces } from './find-addresses.ts'
import { nearbyPlaces } from './nearby-places.ts'
import { readPlaces } from './place-book.ts'
import { indexWords } from './word-index.ts'
import { slipsBetween } from './words.ts'
import { writePlaces } from './write-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-places-'))
const file = join(folder, 'places.bin')
const counts = countingCounts()
let places: IndexedPlaces

beforeAll(async () => {
  await writePlaces(collectPlaces(smallTown(), counts), file, counts)
  const book = await readPlaces(file)
  places = { book, index: indexWords(book) }
})
afterAll(() => rmSync(folder, { recursive: true }))

function find(text: string, more: Partial<AddressSearch> = {}) {
  return findAddresses(places, { text, limit: 8, near: null, city: '', language: 'en', ...more })
}

const labels = (text: string, more: Partial<AddressSearch> = {}) =>
  find(text, more).map(({ label }) => label)

describe('the search for addresses', () => {
  test('finds streets by their beginning, with what is around', () => {
    const [elm] = find('elm')
    expect(elm).toMatchObject({
      kind: 'street',
      label: 'Elm Street',
      detail: 'Riverside, Springfield, Ohio',
      street: 'Elm Street',
      houseNumber: '',
      city: 'Springfield',
      state: 'Ohio',
      country: 'United States',
    })
    // On the street itself.
    expect(elm?.latitude).toBeCloseTo(positionAt(200, 400).latitude, 6)
  })

  test.each([
    ['high street', 'North High Street'],
    ['n high st', 'North High Street'],
    ['NORTH HIGH ST.', 'North High Street'],
    ['1st ave', 'First Avenue'],
    ['first aven', 'First Avenue'],
    ['alcala', 'Calle de Alcalá'],
    ['hauptstr.', 'Hauptstraße'],
    ['HAUPTSTRASSE', 'Hauptstraße'],
    ['شارع', 'شارع النيل'],
    ['maple', 'Maple Avenue'],
    ['mapel', 'Maple Avenue'],
    ['mapple av', 'Maple Avenue'],
    ['hihg street', 'North High Street'],
    ['elm springfield', 'Elm Street'],
    ['elm street, ohio', 'Elm Street'],
    ['riversi', 'Riverside'],
    ['union stat', 'Union Station'],
    ['unoin station', 'Union Station'],
    ['43002', '43002'],
  ])('understands %j', (typed, label) => {
    expect(labels(typed)[0]).toBe(label)
  })

  test.each(['12 oak street', 'Oak Street 12', 'oak st 12, springfield', '12 oak'])(
    'finds a house number before or behind its street: %j',
    (typed) => {
      expect(find(typed)[0]).toMatchObject({
        kind: 'address',
        label: '12 Oak Street',
        houseNumber: '12',
        street: 'Oak Street',
      })
    },
  )

  test('returns an address that two neighborhoods have, with the neighborhood', () => {
    const twice = find('12 oak street').filter(({ kind }) => kind === 'address')
    expect(twice.map(({ label, detail }) => [label, detail])).toEqual(
      expect.arrayContaining([
        ['12 Oak Street', 'Riverside, Springfield, Ohio'],
        ['12 Oak Street', 'Eastend, Springfield, Ohio'],
      ]),
    )
    expect(twice).toHaveLength(2)
    const nearEast = find('12 oak street', { near: positionAt(0, 5000) })
    expect(nearEast[0]?.postalCode).toBe('43009')
  })

  test('places an unknown number between two known ones of its side, as a street', () => {
    const [between] = find('16 oak street')
    expect(between).toMatchObject({ kind: 'street', label: '16 Oak Street', houseNumber: '16' })
    expect(between?.longitude).toBeCloseTo(positionAt(0, 200).longitude, 6)
    const [beyond] = find('99 oak street')
    expect(beyond).toMatchObject({ kind: 'street', label: 'Oak Street', houseNumber: '' })
    expect(find('17 oak street')[0]).toMatchObject({ kind: 'address', houseNumber: '17' })
  })

  test('speaks the language asked for', () => {
    expect(find('oak', { language: 'es' })[0]?.label).toBe('Calle del Roble')
    expect(find('roble')[0]?.label).toBe('Oak Street')
    const [elm] = find('elm', { language: 'ar' })
    expect(elm).toMatchObject({
      label: 'Elm Street',
      city: 'سبرينغفيلد',
      country: 'الولايات المتحدة',
    })
  })

  test('takes a long text for the few words it repeats', () => {
    expect(labels('elm '.repeat(50))).toEqual(['Elm Street'])
  })

  test('keeps to a city', () => {
    expect(labels('elm', { city: 'springfield' })).toEqual(['Elm Street'])
    expect(labels('elm', { city: 'Shelbyville' })).toEqual([])
    expect(labels('elm', { city: '💥' })).toEqual([])
  })

  test.each(['', '   ', '!!!', 'xyzzyplugh', '%', '\u0000', '𝕏'.repeat(100)])(
    'finds nothing for %j',
    (typed) => expect(find(typed)).toEqual([]),
  )
})

describe('the address at a position', () => {
  const at = (north: number, east: number, language = 'en') =>
    addressAt(places.book, positionAt(north, east), language)

  test('is the nearest named street, with its nearest number', () => {
    expect(at(12, 104)).toEqual({
      street: 'Oak Street',
      houseNumber: '12',
      neighborhood: 'Riverside',
      postalCode: '43001',
      city: 'Springfield',
      state: 'Ohio',
      country: 'United States',
      meters: 12,
    })
    expect(at(610, 300)).toMatchObject({ street: 'North High Street', neighborhood: 'Uptown' })
    expect(at(12, 104, 'es')?.street).toBe('Calle del Roble')
  })

  test('is unknown 150 meters beside a street, in the sea and at the poles', () => {
    expect(at(-140, 300)?.meters).toBe(140)
    expect(at(-160, 300)).toBeNull()
    for (const latitude of [0, 90, -90]) {
      expect(addressAt(places.book, { latitude, longitude: 180 }, 'en')).toBeNull()
    }
  })
})

describe('places nearby', () => {
  test('are listed by kind with the walk over the streets', async () => {
    await writeGraph(smallTown(), join(folder, 'graph.bin'), counts)
    const graph = await readGraph(join(folder, 'graph.bin'))
    const nearby = (language = 'en') =>
      nearbyPlaces(graph, places.book, positionAt(0, 600), { limit: 4, language })
    const groups = nearby()
    expect(groups?.map(({ kind }) => kind)).toEqual([
      'grocery',
      'school',
      'stop',
      'station',
      'park',
    ])
    const [grocery, school, stop, station, park] = groups ?? []
    // 400 meters north, 390 west, and 10 to the door.
    expect(grocery?.places).toEqual([
      { name: '<b>Fresh</b> & Co', ...anyPlace, meters: 800, minutes: 10 },
    ])
    expect(school?.places[0]).toMatchObject({ name: 'Uptown School', meters: 790, minutes: 10 })
    expect(nearby('de')?.[1]?.places[0]?.name).toBe('Schule Uptown')
    // Both sides of the street are one stop.
    expect(stop?.places).toHaveLength(1)
    expect(station?.places[0]).toMatchObject({ name: 'Union Station', minutes: 6 })
    expect(park?.places[0]?.meters).toBeLessThan(800)
    expect(
      nearbyPlaces(graph, places.book, positionAt(9000, 0), { limit: 4, language: 'en' }),
    ).toBeNull()
  })
})

const anyPlace = { latitude: expect.any(Number), longitude: expect.any(Number) }

test('what cannot be read is skipped and counted', async () => {
  expect(counts.skipped.get('borders that are not closed in the extract')).toBe(1)
  const empty = join(folder, 'empty.bin')
  const nothing = collectPlaces(smallElements({ positions: {} }), countingCounts())
  await writePlaces(nothing, empty, countingCounts())
  const book = await readPlaces(empty)
  const search = { text: 'oak', limit: 8, near: null, city: '', language: 'en' }
  expect(findAddresses({ book, index: indexWords(book) }, search)).toEqual([])
})

test('tells the border of a neighborhood, and none where only its middle is known', async () => {
  const elements = smallElements({
    positions: { 1: at(0, 0), 2: at(0, 400), 3: at(400, 400), 4: at(400, 0), 5: at(900, 900) },
    nodeTags: { 5: { place: 'neighbourhood', name: 'Hillside' } },
    ways: [{ nodes: [1, 2, 3, 4, 1], tags: { place: 'neighbourhood', name: 'Harbor' } }],
  })
  const own = join(folder, 'borders.bin')
  await writePlaces(collectPlaces(elements, countingCounts()), own, countingCounts())
  const book = await readPlaces(own)
  const area = (text: string) => {
    const search = { text, limit: 1, near: null, city: '', language: 'en' }
    const [found] = findAddresses({ book, index: indexWords(book) }, search)
    return found?.area
  }
  const [harbor] = decodeAreas(area('harbor') ?? '') ?? []
  expect(harbor?.outline).toHaveLength(4)
  expect(isInAreas(harbor ? [harbor] : [], positionAt(200, 200))).toBe(true)
  expect(area('hillside')).toBe('')
})

test('counts typing errors against the whole word or its beginning', () => {
  expect(slipsBetween('washington', 'washingtno', 2)).toBe(1)
  expect(slipsBetween('washington', 'wahsin', 2)).toBe(1)
  expect(slipsBetween('oak', 'elm', 2)).toBe(3)
})
