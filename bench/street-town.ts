import type { Elements, OsmNode, Tags } from '@hearth/streets/osm/elements'
import { word } from './words.ts'

/** Crossings to a side: 100,000 directed edges. */
const SIDE = 159
const STEP = 0.0011
const SOUTH = 45.4
const WEST = -122.8
/** Crossings of one name. */
const NAMED = 10
const FIRST_HOUSE = 1_000_000
const SHOPS = ['supermarket', 'convenience']

export const TOWN_MIDDLE = {
  latitude: SOUTH + (SIDE * STEP) / 2,
  longitude: WEST + (SIDE * STEP) / 1.4,
}

/**
 * A deterministic town of bent streets with 5,000 names, 25,000 house numbers and shops, around its
 * own middle or another.
 */
export function streetTown(middle = TOWN_MIDDLE): Elements {
  const north = middle.latitude - TOWN_MIDDLE.latitude
  const east = middle.longitude - TOWN_MIDDLE.longitude
  const ways = [...streets()]
  const byId = new Map(ways.map((way) => [way.id, way]))
  const nodes = [...taggedNodes()].map((node) => ({
    ...node,
    latitude: node.latitude + north,
    longitude: node.longitude + east,
  }))
  const tagged = new Map(nodes.map((node) => [node.id, node]))
  return {
    nodeCount: SIDE * SIDE + nodes.length,
    wayCount: ways.length,
    relationCount: 0,
    readPosition: (id, out) => {
      const known = tagged.get(id)
      const [longitude, latitude] = crossing(id)
      out[0] = known ? known.longitude : longitude + east
      out[1] = known ? known.latitude : latitude + north
      return known !== undefined || id < SIDE * SIDE
    },
    taggedNodes: () => nodes,
    ways: () => ways,
    way: (id) => byId.get(id) ?? null,
    relations: () => [],
    free: () => {},
  }
}

export function streetName(n: number): string {
  const name = word(3 * n + 1)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${n % 3 === 0 ? 'Avenue' : 'Street'}`
}

function crossing(id: number): [longitude: number, latitude: number] {
  const [row, column] = [Math.floor(id / SIDE), id % SIDE]
  const bend = 0.3 * STEP
  return [
    WEST + 1.4 * STEP * column + bend * Math.sin(row / 3 + column),
    SOUTH + STEP * row + bend * Math.sin(column / 3 + 2 * row),
  ]
}

function* streets(): Generator<{ id: number; nodes: number[]; tags: Tags }> {
  let id = 1
  for (let line = 0; line < SIDE; line++) {
    const highway = line % 12 === 0 ? 'secondary' : 'residential'
    for (let from = 0; from < SIDE - 1; from += NAMED) {
      const along = Array.from({ length: Math.min(NAMED, SIDE - 1 - from) + 1 }, (_, n) => from + n)
      for (const nodes of [along.map((n) => line * SIDE + n), along.map((n) => n * SIDE + line)]) {
        yield { id, nodes, tags: { highway, name: streetName(id) } }
        id += 1
      }
    }
  }
}

function* taggedNodes(): Generator<OsmNode> {
  let id = FIRST_HOUSE
  const at = (latitude: number, longitude: number, tags: Tags): OsmNode => {
    id += 1
    return { id, latitude, longitude, tags }
  }
  yield at(TOWN_MIDDLE.latitude, TOWN_MIDDLE.longitude, { place: 'city', name: 'Benchford' })
  for (const street of streets()) {
    for (const [n, node] of street.nodes.slice(0, -1).entries()) {
      const [longitude, latitude] = crossing(node)
      const tags = { 'addr:street': street.tags.name ?? '', 'addr:housenumber': `${2 * n + 1}` }
      if (n % 2 === 0) yield at(latitude + 0.0001, longitude + 0.0002, tags)
      const shop = SHOPS[street.id % 17]
      if (n === 3 && shop) yield at(latitude, longitude + 0.0003, { shop, name: `Shop ${id}` })
    }
  }
}
