import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { areaProblem } from '../geometry/area-check.ts'
import { decodeAreas } from '../geometry/area-code.ts'
import { isInAreas } from '../geometry/drawn-area.ts'
import type { TravelMode } from '../geometry/travel-limit.ts'
import type { Elements, Tags } from '../osm/elements.ts'
import {
  at,
  countingCounts,
  gridTown,
  positionAt,
  smallElements,
} from '../testing/small-elements.ts'
import { commonOutline, toOutline } from './outline.ts'
import { readGraph, type StreetGraph } from './street-graph.ts'
import { toStretches } from './stretches.ts'
import { isCut, minutesTo, travelFrom } from './travel.ts'
import { writeGraph } from './write-graph.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-graph-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function graphOf(elements: Elements): Promise<StreetGraph> {
  const file = join(folder, 'graph.bin')
  await writeGraph(elements, file, countingCounts())
  return readGraph(file)
}

/** One street from west to east, a kilometer long, with crossings every 100 meters. */
function straight(tags: Tags, nodeTags: Record<number, Tags> = {}): Elements {
  const ids = Array.from({ length: 11 }, (_, n) => n + 1)
  const positions = Object.fromEntries(ids.map((id) => [id, at(0, (id - 1) * 100)]))
  return smallElements({ positions, nodeTags, ways: [{ nodes: ids, tags }] })
}

function minutes(
  graph: StreetGraph,
  mode: TravelMode,
  from: [number, number],
  to: [number, number],
) {
  const reached = travelFrom(graph, mode, positionAt(...from), 3600)
  if (!reached) return null
  const [found = Number.NaN] = minutesTo(reached, Float64Array.from(at(...to)))
  return Number.isNaN(found) ? null : found
}

describe('times over the streets', () => {
  test('count parts of a street, and the way to it', async () => {
    const graph = await graphOf(straight({ highway: 'residential' }))
    // 80 meters a minute.
    expect(minutes(graph, 'foot', [0, 150], [0, 790])).toBeCloseTo(8, 1)
    expect(minutes(graph, 'foot', [40, 150], [-40, 790])).toBeCloseTo(9, 1)
    expect(minutes(graph, 'foot', [0, 120], [0, 170])).toBeCloseTo(50 / 80, 1)
    expect(minutes(graph, 'bicycle', [0, 0], [0, 1000])).toBeCloseTo(4, 1)
    expect(minutes(graph, 'car', [0, 0], [0, 1000])).toBeCloseTo(60 / 25, 1)
  })

  test('end 400 meters beside the streets', async () => {
    const graph = await graphOf(straight({ highway: 'residential' }))
    expect(minutes(graph, 'foot', [390, 500], [0, 500])).toBeCloseTo(390 / 80, 1)
    expect(travelFrom(graph, 'foot', positionAt(410, 500), 3600)).toBeNull()
    expect(minutes(graph, 'foot', [0, 500], [410, 500])).toBeNull()
  })

  test('keep to one-way streets, except on foot', async () => {
    const oneway = await graphOf(straight({ highway: 'residential', oneway: 'yes' }))
    expect(minutes(oneway, 'car', [0, 100], [0, 900])).not.toBeNull()
    expect(minutes(oneway, 'car', [0, 900], [0, 100])).toBeNull()
    expect(minutes(oneway, 'car', [0, 160], [0, 140])).toBeNull()
    expect(minutes(oneway, 'foot', [0, 900], [0, 100])).toBeCloseTo(10, 1)
    expect(minutes(oneway, 'bicycle', [0, 900], [0, 100])).toBeNull()
    const back = { highway: 'residential', oneway: '-1', 'oneway:bicycle': 'no' }
    const reversed = await graphOf(straight(back))
    expect(minutes(reversed, 'car', [0, 900], [0, 100])).not.toBeNull()
    expect(minutes(reversed, 'car', [0, 100], [0, 900])).toBeNull()
    expect(minutes(reversed, 'bicycle', [0, 100], [0, 900])).not.toBeNull()
    const roundabout = await graphOf(straight({ highway: 'tertiary', junction: 'roundabout' }))
    expect(minutes(roundabout, 'car', [0, 900], [0, 100])).toBeNull()
  })

  test.each([
    ['steps are for feet', { highway: 'steps' }, ['foot']],
    ['motorways are for cars', { highway: 'motorway' }, ['car']],
    ['footways are for feet', { highway: 'footway' }, ['foot']],
    ['a shared footway', { highway: 'footway', bicycle: 'designated' }, ['foot', 'bicycle']],
    ['cycleways', { highway: 'cycleway' }, ['foot', 'bicycle']],
    ['private streets', { highway: 'service', access: 'private' }, []],
    ['a private street open to feet', { highway: 'service', access: 'no', foot: 'yes' }, ['foot']],
    [
      'a street closed to cars',
      { highway: 'residential', motor_vehicle: 'no' },
      ['foot', 'bicycle'],
    ],
    ['ferries', { route: 'ferry' }, []],
    ['streets under construction', { highway: 'construction' }, []],
  ])('know who may go where: %s', async (_name, tags: Tags, open) => {
    const graph = await graphOf(straight(tags))
    const modes = (['foot', 'bicycle', 'car'] as const).filter(
      (mode) => minutes(graph, mode, [0, 0], [0, 1000]) ?? false,
    )
    expect(modes).toEqual(open)
  })

  test('follow signed speeds', async () => {
    const kmh = await graphOf(straight({ highway: 'primary', maxspeed: '50' }))
    expect(minutes(kmh, 'car', [0, 0], [0, 1000])).toBeCloseTo(60 / 40, 1)
    const mph = await graphOf(straight({ highway: 'primary', maxspeed: '25 mph' }))
    expect(minutes(mph, 'car', [0, 0], [0, 1000])).toBeCloseTo(60 / 32, 1)
  })

  test('stop cars at a bollard', async () => {
    const graph = await graphOf(straight({ highway: 'residential' }, { 6: { barrier: 'bollard' } }))
    expect(minutes(graph, 'car', [0, 0], [0, 1000])).toBeNull()
    expect(minutes(graph, 'car', [0, 0], [0, 450])).not.toBeNull()
    expect(minutes(graph, 'bicycle', [0, 0], [0, 1000])).not.toBeNull()
  })

  test('do not turn from a bridge into the street below', async () => {
    const positions = {
      1: at(0, 0),
      2: at(0, 500),
      3: at(0, 1000),
      4: at(-500, 510),
      5: at(500, 510),
      6: at(-500, 0),
    }
    const highway = { highway: 'residential' }
    const ways = [
      { nodes: [1, 2, 3], tags: highway },
      { nodes: [4, 5], tags: { ...highway, bridge: 'yes', layer: '1' } },
      { nodes: [1, 6, 4], tags: highway },
    ]
    const graph = await graphOf(smallElements({ positions, ways }))
    // Around by the south-west: 510 + 500 + 510 + 900 meters.
    expect(minutes(graph, 'foot', [0, 520], [400, 512])).toBeCloseTo(
      (520 + 500 + 510 + 900) / 80,
      0,
    )
  })

  test('leave small pieces without connection out', async () => {
    const { positions, ways } = gridTown(4, 100)
    const islands = { ...positions, 900: at(50, 140), 901: at(50, 160) }
    const extra = { nodes: [900, 901], tags: { highway: 'service' } }
    const graph = await graphOf(smallElements({ positions: islands, ways: [...ways, extra] }))
    expect(minutes(graph, 'foot', [50, 150], [100, 150])).toBeCloseTo(50 / 80, 1)
  })

  test('are those of a graph without the small pieces', async () => {
    const { positions, ways } = gridTown(4, 100)
    const moved = (id: number) => 10 * id
    const town = Object.fromEntries(
      Object.entries(positions).map(([id, position]) => [moved(Number(id)), position]),
    )
    const streets = ways.map(({ nodes, tags }) => ({ nodes: nodes.map(moved), tags }))
    const pieces = [15, 45, 95].map((id) => ({
      nodes: [id, id + 1],
      tags: { highway: 'service' },
    }))
    const ends = Object.fromEntries(
      pieces.flatMap(({ nodes }) => nodes.map((id) => [id, at(50, id)] as const)),
    )
    const [first = [], second = [], third = []] = pieces.map((piece) => [piece])
    const mixed = [...first, ...streets.slice(0, 3), ...second, ...streets.slice(3), ...third]
    const elements = smallElements({ positions: { ...town, ...ends }, ways: mixed })
    const graph = await graphOf(elements)
    expect(graph).toEqual(await graphOf(smallElements({ positions: town, ways: streets })))
  })

  test('survive missing nodes, and an extract without streets', async () => {
    const elements = smallElements({
      positions: { 1: at(0, 0), 2: at(0, 100), 4: at(0, 300), 5: at(0, 400) },
      ways: [{ nodes: [1, 2, 3, 4, 5, 5], tags: { highway: 'residential' } }],
    })
    const graph = await graphOf(elements)
    expect(minutes(graph, 'foot', [0, 0], [0, 100])).toBeCloseTo(100 / 80, 1)
    expect(minutes(graph, 'foot', [0, 0], [0, 400])).toBeNull()
    const empty = await graphOf(smallElements({ positions: {} }))
    expect(travelFrom(empty, 'foot', positionAt(0, 0), 600)).toBeNull()
  })
})

describe('the area in reach', () => {
  const wide = { south: 44, west: -1, north: 46, east: 1 }

  test('of a grid town is a diamond', async () => {
    const graph = await graphOf(smallElements(gridTown(31, 100)))
    const reached = travelFrom(graph, 'foot', positionAt(1500, 1500), 600)
    if (!reached) throw new Error('nothing was reached')
    const areas = decodeAreas(toOutline(toStretches(reached)) ?? '') ?? []
    expect(areas).toHaveLength(1)
    const isIn = (north: number, east: number) => isInAreas(areas, positionAt(north, east))
    // 800 meters along the streets.
    expect([isIn(1500, 2280), isIn(720, 1500), isIn(1900, 1880)]).toEqual([true, true, true])
    expect([isIn(1500, 2420), isIn(2150, 2150), isIn(950, 950)]).toEqual([false, false, false])
    expect(isCut(reached, wide)).toBe(false)
  })

  test('stays open between the bridges of a river', async () => {
    const { positions, ways } = gridTown(21, 100)
    // The river flows between rows 9 and 12; only the streets of column 0 and 20 cross it.
    const parts = ways.flatMap(({ nodes, tags }, at) => {
      const isColumn = at % 2 === 1
      const isBridge = at === 1 || at === 41
      if (!isColumn) return at === 20 || at === 22 ? [] : [{ nodes, tags }]
      if (isBridge) return [{ nodes, tags }]
      return [
        { nodes: nodes.slice(0, 10), tags },
        { nodes: nodes.slice(12), tags },
      ]
    })
    const graph = await graphOf(smallElements({ positions, ways: parts }))
    const reached = travelFrom(graph, 'foot', positionAt(900, 1000), 3000)
    if (!reached) throw new Error('nothing was reached')
    const areas = decodeAreas(toOutline(toStretches(reached)) ?? '') ?? []
    const isIn = (north: number, east: number) => isInAreas(areas, positionAt(north, east))
    expect([isIn(900, 1000), isIn(1300, 1000), isIn(1050, 0)]).toEqual([true, true, true])
    expect(isIn(1050, 1000)).toBe(false)
    expect(areas[0]?.holes).toHaveLength(1)
  })

  test('says where the known streets end first', async () => {
    const graph = await graphOf(smallElements(gridTown(11, 100)))
    const town = { south: 45, west: 0, north: 45.009, east: 0.0127 }
    const near = travelFrom(graph, 'foot', positionAt(500, 500), 240)
    const far = travelFrom(graph, 'foot', positionAt(500, 500), 1200)
    expect([near && isCut(near, town), far && isCut(far, town)]).toEqual([false, true])
    expect(far && isCut(far, wide)).toBe(false)
  })

  test('of several places is what they share', async () => {
    const graph = await graphOf(smallElements(gridTown(31, 100)))
    const stretches = [1000, 2000].map((east) => {
      const reached = travelFrom(graph, 'foot', positionAt(1500, east), 600)
      if (!reached) throw new Error('nothing was reached')
      return toStretches(reached)
    })
    const areas = decodeAreas(commonOutline(stretches) ?? '') ?? []
    expect(isInAreas(areas, positionAt(1500, 1500))).toBe(true)
    expect(isInAreas(areas, positionAt(1500, 1100))).toBe(false)
    const far = travelFrom(graph, 'foot', positionAt(100, 100), 120)
    if (!far || !stretches[1]) throw new Error('nothing was reached')
    expect(commonOutline([toStretches(far), stretches[1]])).toBeNull()
  })

  test('is a valid drawn area, whatever the streets', async () => {
    for (let seed = 1; seed <= 60; seed++) {
      const dice = diceOf(seed)
      const { positions, ways } = gridTown(24, 60 + 200 * dice(), () =>
        dice() < 0.75 ? { highway: dice() < 0.3 ? 'tertiary' : 'residential' } : null,
      )
      const parts = ways.flatMap(({ nodes, tags }) => {
        const gap = Math.floor(dice() * nodes.length)
        return [
          { nodes: nodes.slice(0, gap), tags },
          { nodes: nodes.slice(gap), tags },
        ]
      })
      const moved = Object.fromEntries(
        Object.entries(positions).map(([id, [latitude, longitude]]) => [
          id,
          [latitude + (dice() - 0.5) * 1e-3, longitude + (dice() - 0.5) * 1e-3] as const,
        ]),
      )
      const graph = await graphOf(smallElements({ positions: moved, ways: parts }))
      const start = Object.values(moved)[Math.floor(dice() * 500)] ?? [45, 0]
      const mode = dice() < 0.5 ? 'foot' : 'car'
      const position = { latitude: start[0], longitude: start[1] }
      const reached = travelFrom(graph, mode, position, 60 + 3000 * dice())
      if (!reached) continue
      const code = toOutline(toStretches(reached))
      const areas = decodeAreas(code ?? '')
      expect([seed, areas && areaProblem(areas)]).toEqual([seed, null])
      if (reached.start.meters < 20) expect(isInAreas(areas ?? [], position)).toBe(true)
    }
  })
})

function diceOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) ^ (state >>> 7)
    return ((state >>> 0) % 100_003) / 100_003
  }
}
