import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { decodeAreas } from '../geometry/area-code.ts'
import { isInAreas } from '../geometry/drawn-area.ts'
import { writeGraph } from '../graph/write-graph.ts'
import { collectPlaces } from '../places/collect.ts'
import { writePlaces } from '../places/write-places.ts'
import type { StreetArea } from '../streets.ts'
import { countingCounts, positionAt } from '../testing/small-elements.ts'
import { smallTown } from '../testing/small-town.ts'
import { createLanes } from './lanes.ts'
import { areasAt } from './loaded-areas.ts'
import { openQuestions, type QuestionOptions } from './open-questions.ts'

const root = mkdtempSync(join(tmpdir(), 'hearth-questions-'))
afterAll(() => rmSync(root, { recursive: true }))

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

function questions(areas: () => readonly StreetArea[], options?: QuestionOptions) {
  const opened = openQuestions(areas, { warn() {} }, options)
  open.push(opened)
  return opened
}

function area(name: string, more: Partial<StreetArea> = {}): StreetArea {
  const [south, north] = [positionAt(-100, 0), positionAt(1000, 5500)]
  return {
    name,
    folder: join(root, name),
    bounds: {
      south: south.latitude,
      west: -0.002,
      north: north.latitude,
      east: north.longitude,
    },
    maxZoom: 14,
    attribution: '',
    isInvented: true,
    hasTravel: true,
    version: '1',
    ...more,
  }
}

async function install(name: string): Promise<StreetArea> {
  const { folder } = area(name)
  mkdirSync(folder, { recursive: true })
  await writeGraph(smallTown(), join(folder, 'graph.bin'), countingCounts())
  const collected = collectPlaces(smallTown(), countingCounts())
  await writePlaces(collected, join(folder, 'places.bin'), countingCounts())
  return area(name)
}

const search = (text: string) => ({ text, limit: 5, near: null, city: '', language: 'en' })
const limit = (north: number, east: number, minutes: number) => ({
  ...positionAt(north, east),
  mode: 'foot' as const,
  minutes,
  name: '',
})
const unavailable = { name: 'StreetsBusy' }

describe('questions about streets', () => {
  test('are answered in a worker', async () => {
    const town = await install('town')
    const { reach, minutesTo, nearby, addresses, addressAt } = questions(() => [town])
    const { common, reaches } = await reach([limit(400, 400, 5), limit(400, 600, 5)])
    const shared = decodeAreas(common ?? '') ?? []
    expect(reaches.map(({ isCut }) => isCut)).toEqual([false, false])
    expect(isInAreas(shared, positionAt(400, 500))).toBe(true)
    expect(isInAreas(shared, positionAt(400, 50))).toBe(false)
    const homes = [positionAt(400, 400), positionAt(400, 720), positionAt(0, 0)]
    expect(await minutesTo(limit(400, 400, 5), homes)).toEqual([0, 4, null])
    expect(await minutesTo(limit(400, 400, 5), [])).toEqual([])
    expect((await nearby(positionAt(0, 600), 3, 'en')).groups[0]?.kind).toBe('grocery')
    expect((await addresses(search('elm')))[0]).toMatchObject({ label: 'Elm Street' })
    expect(await addressAt(positionAt(200, 90), 'en')).toMatchObject({ street: 'Elm Street' })
  })

  test('have no answer where there are no streets', async () => {
    const town = await install('town')
    for (const areas of [[], [town]]) {
      const { reach, minutesTo, nearby, addressAt } = questions(() => areas)
      for (const place of [
        { latitude: 0, longitude: -30 },
        { latitude: 90, longitude: 0 },
        { latitude: -90, longitude: 180 },
        { latitude: 45, longitude: -180 },
      ]) {
        const asked = { ...place, mode: 'car' as const, minutes: 60, name: 'the sea' }
        const answer = await reach([asked])
        expect(answer).toEqual({
          common: null,
          reaches: [{ limit: asked, area: null, isCut: false }],
        })
        expect(await minutesTo(asked, [place])).toEqual([null])
        expect(await nearby(place, 4, 'en')).toEqual({ hasStreets: false, groups: [] })
        expect(await addressAt(place, 'en')).toBeNull()
      }
    }
  })

  test('see areas come, change and go, and survive damaged ones', async () => {
    let areas: StreetArea[] = []
    const { addresses } = questions(() => areas)
    expect(await addresses(search('elm'))).toEqual([])
    areas = [await install('coming')]
    expect(await addresses(search('elm'))).toHaveLength(1)
    writeFileSync(join(root, 'coming', 'places.bin'), 'x')
    expect(await addresses(search('elm'))).toHaveLength(1)
    areas = [area('coming', { version: '2' })]
    expect(await addresses(search('elm'))).toEqual([])
    areas = [area('coming', { version: '2' }), await install('other'), area('missing')]
    expect(await addresses(search('elm'))).toHaveLength(1)
    areas = []
    expect(await addresses(search('elm'))).toEqual([])
  })

  test('are answered from real streets where those cover invented ones', async () => {
    const demo = await install('demo')
    const [middle, aside] = [positionAt(200, 90), positionAt(0, 600)]
    const bounds = {
      south: middle.latitude - 0.0002,
      west: middle.longitude - 0.0002,
      north: middle.latitude + 0.0002,
      east: middle.longitude + 0.0002,
    }
    const map = area('map', { bounds, isInvented: false, hasTravel: false })
    const { addressAt, nearby, minutesTo } = questions(() => [demo, map])
    expect(await addressAt(middle, 'en')).toBeNull()
    expect((await nearby(middle, 3, 'en')).hasStreets).toBe(false)
    expect(await minutesTo(limit(200, 90, 5), [middle])).toEqual([null])
    expect((await nearby(aside, 3, 'en')).hasStreets).toBe(true)
    const whole = { ...map, bounds: demo.bounds }
    expect(await questions(() => [demo, map]).addresses(search('elm'))).toHaveLength(1)
    expect(await questions(() => [demo, whole]).addresses(search('elm'))).toEqual([])
  })

  test('prefer the area in which the place lies deepest', () => {
    const small = area('small', { bounds: { south: 45, west: 0, north: 45.2, east: 0.2 } })
    const large = area('large', { bounds: { south: 44, west: -1, north: 46, east: 1 } })
    const tiles = area('tiles', { ...large, hasTravel: false })
    const around = { south: 10, west: 179, north: 12, east: -179 }
    const names = (latitude: number, longitude: number) =>
      areasAt([small, large, tiles, area('around', { bounds: around })], {
        latitude,
        longitude,
      }).map(({ name }) => name)
    expect(names(45.1, 0.1)).toEqual(['large', 'small'])
    expect(names(45.1, 0.5)).toEqual(['large'])
    expect(names(46.003, 0)).toEqual(['large'])
    expect(names(11, 180)).toEqual(['around'])
    expect(names(11, -179.5)).toEqual(['around'])
    expect(names(0, 0)).toEqual([])
  })
})

describe('the worker', () => {
  const file = new URL('../testing/stubborn-worker.mjs', import.meta.url)

  test('is replaced when it dies, and its question fails', async () => {
    const { addresses } = questions(() => [], { file })
    const [died, next] = await Promise.allSettled([
      addresses(search('die')),
      addresses(search('a')),
    ])
    expect(died).toMatchObject({ status: 'rejected', reason: unavailable })
    expect(next).toMatchObject({ status: 'fulfilled', value: [{ label: 'a' }] })
  })

  test('is replaced when a question takes too long', async () => {
    const { addresses } = questions(() => [], { file, maxMs: 1500 })
    await addresses(search('a'))
    await expect(addresses(search('hang'))).rejects.toMatchObject(unavailable)
    expect(await addresses(search('b'))).toEqual([{ label: 'b' }])
  })

  test('lives on after a question that fails', async () => {
    const { addresses } = questions(() => [], { file })
    await expect(addresses(search('throw'))).rejects.toThrow('the question is bad')
    expect(await addresses(search('a'))).toEqual([{ label: 'a' }])
  })

  test('refuses more than may wait', async () => {
    const { addresses } = questions(() => [], { file, maxWaiting: 2 })
    const asked = ['100', '1', '1', '1'].map((text) => addresses(search(text)))
    const settled = await Promise.allSettled(asked)
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
    expect(settled[3]).toMatchObject({ reason: unavailable })
  })

  test('ends when closed, with those who wait', async () => {
    const { addresses, close } = questions(() => [], { file })
    const asked = Promise.allSettled(['hang', 'a'].map((text) => addresses(search(text))))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await close()
    expect(await asked).toMatchObject([{ reason: unavailable }, { reason: unavailable }])
    await expect(addresses(search('a'))).rejects.toMatchObject(unavailable)
  })
})

test('quick questions pass slow ones, but not for ever', async () => {
  const { run } = createLanes(100)
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  await Promise.all([
    run('slow', work('first')),
    run('slow', work('slow')),
    ...Array.from({ length: 10 }, (_, n) => run('quick', work(`quick ${n}`))),
  ])
  expect(order[0]).toBe('first')
  expect(order.indexOf('slow')).toBe(9)
})
