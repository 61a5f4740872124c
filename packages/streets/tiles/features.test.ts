import { expect, test } from 'vitest'
import type { OsmRelation, Tags } from '../osm/elements.ts'
import { countingCounts, at as meters, smallElements } from '../testing/small-elements.ts'
import { collectFeatures } from './features.ts'
import { joinedLines } from './joined-lines.ts'
import type { MapFeature } from './map-feature.ts'

type Parts = Parameters<typeof smallElements>[0]

function drawn(parts: Parts) {
  const counts = countingCounts()
  const store = collectFeatures(smallElements(parts), counts)
  const features = Array.from({ length: store.length }, (_, index) => store.feature(index))
  return { features, counts, ...counts }
}

const corners = { 1: meters(0, 0), 2: meters(0, 100), 3: meters(100, 100), 4: meters(100, 0) }
const hole = { 5: meters(40, 40), 6: meters(40, 60), 7: meters(60, 60), 8: meters(60, 40) }

const relation = (tags: Tags, ways: [id: number, role: string][]): OsmRelation => ({
  id: 1,
  tags: { type: 'multipolygon', ...tags },
  members: ways.map(([id, role]) => ({ type: 'way', id, role })),
})

const linesOf = ({ geometry }: MapFeature) => ('lines' in geometry ? geometry.lines : [])

test('sorts roads into the kinds of the Protomaps schema, each with its first zoom', () => {
  const classes = ['motorway', 'primary', 'tertiary', 'residential', 'footway']
  const { features } = drawn({
    positions: corners,
    ways: classes.map((highway) => ({ nodes: [1, 2], tags: { highway } })),
  })
  expect(features.map(({ kind, detail, minZoom }) => [kind, detail, minZoom])).toEqual([
    ['highway', 'motorway', 6],
    ['major_road', 'primary', 8],
    ['major_road', 'tertiary', 11],
    ['minor_road', 'residential', 12],
    ['path', 'footway', 14],
  ])
})

test('turns a one-way street round that runs against its way', () => {
  const { features } = drawn({
    positions: corners,
    ways: [{ nodes: [1, 2], tags: { highway: 'residential', oneway: '-1' } }],
  })
  const [street] = features
  expect(street?.tags.oneway).toBe(true)
  const [first] = (street && linesOf(street)[0]) ?? []
  expect(first?.[0]).toBeCloseTo(corners[2][1], 6)
  expect(first?.[1]).toBeCloseTo(corners[2][0], 6)
})

test('keeps names in other languages and leaves markup as text', () => {
  const name = '<b>Main</b> Street'
  const { features } = drawn({
    positions: corners,
    ways: [
      {
        nodes: [1, 2],
        tags: { highway: 'primary', name, 'name:ar': 'الشارع', 'name:etymology': 'x' },
      },
    ],
  })
  expect(features[0]?.tags).toMatchObject({ name, 'name:ar': 'الشارع' })
  expect(features[0]?.tags).not.toHaveProperty('name:etymology')
})

test('assembles a multipolygon from ways in any order and direction, with its hole', () => {
  const { features, skipped } = drawn({
    positions: { ...corners, ...hole },
    ways: [
      { id: 10, nodes: [3, 2], tags: {} },
      { id: 11, nodes: [1, 2], tags: {} },
      { id: 12, nodes: [1, 4, 3], tags: {} },
      { id: 13, nodes: [5, 6, 7, 8, 5], tags: {} },
    ],
    relations: [
      relation({ natural: 'water' }, [
        [10, 'outer'],
        [13, 'inner'],
        [11, 'outer'],
        [12, 'outer'],
      ]),
    ],
  })
  const [water] = features
  const polygons = water && 'polygons' in water.geometry ? water.geometry.polygons : []
  expect(polygons.map((rings) => rings.map((ring) => ring.length))).toEqual([[5, 5]])
  expect([...skipped]).toEqual([])
})

test('counts and skips relations that lack members or do not close', () => {
  const { features, skipped } = drawn({
    positions: corners,
    ways: [{ id: 10, nodes: [1, 2, 3], tags: {} }],
    relations: [
      relation({ leisure: 'park', name: 'Half' }, [
        [10, 'outer'],
        [99, 'outer'],
      ]),
    ],
  })
  expect(features).toEqual([])
  expect(Object.fromEntries(skipped)).toEqual({
    'parts of areas that the extract lacks': 1,
    'areas whose outline is not closed': 1,
  })
})

test('survives a relation that holds itself, nodes that are missing and ways of one node', () => {
  const own: OsmRelation = {
    id: 1,
    tags: { type: 'multipolygon', natural: 'wood' },
    members: [{ type: 'relation', id: 1, role: 'outer' }],
  }
  const { features } = drawn({
    positions: { 1: corners[1] },
    ways: [
      { nodes: [1], tags: { highway: 'residential' } },
      { nodes: [1, 77], tags: { highway: 'residential' } },
      { nodes: [], tags: { building: 'yes' } },
    ],
    relations: [own],
  })
  expect(features).toEqual([])
})

test('leaves out buildings of an impossible size', () => {
  const far = { 1: meters(0, 0), 2: meters(0, 1700), 3: meters(1700, 1700), 4: meters(1700, 0) }
  const ways = [{ nodes: [1, 2, 3, 4, 1], tags: { building: 'yes' } }]
  expect(drawn({ positions: corners, ways }).features).toHaveLength(1)
  const { features, skipped } = drawn({ positions: far, ways })
  expect(features).toEqual([])
  expect(skipped.get('buildings of an impossible size')).toBe(1)
})

test('draws a school as land and as a sign, a house number as a point', () => {
  const school = { amenity: 'school', name: 'North School' }
  const { features } = drawn({
    positions: { ...corners, 9: meters(10, 10) },
    nodeTags: { 9: { 'addr:housenumber': '12', 'addr:street': 'Oak Street' } },
    ways: [{ nodes: [1, 2, 3, 4, 1], tags: school }],
  })
  expect(features.map(({ layer, kind }) => `${layer} ${kind}`).toSorted()).toEqual([
    'buildings address',
    'landuse school',
    'pois school',
  ])
})

test('joins streets of equal tags end to end, and stops where three meet', () => {
  const street = { highway: 'residential', name: 'Oak Street' }
  const positions = { ...corners, 9: meters(200, 0) }
  const joined = (ways: { nodes: number[]; tags: Tags }[]) =>
    joinedLines(drawn({ positions, ways }).features).map((it) => linesOf(it)[0]?.length)
  const two = [
    { nodes: [1, 2], tags: street },
    { nodes: [3, 2], tags: street },
  ]
  expect(joined(two)).toEqual([3])
  expect(joined([...two, { nodes: [2, 9], tags: street }])).toEqual([2, 2, 2])
  expect(
    joined(two.map(({ nodes, tags }) => ({ nodes, tags: { ...tags, oneway: 'yes' } }))),
  ).toEqual([2, 2])
})
