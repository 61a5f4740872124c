import type { Box } from '../cells.ts'
import type { Counts, Elements, OsmRelation, OsmWay, Tags } from '../osm/elements.ts'
import { type Houses, openHouses } from './houses.ts'
import { type Label, plainLabel, toLabel } from './names.ts'
import { type NearbyKind, nearbyKinds } from './nearby-kinds.ts'
import {
  CITY_RADIUS,
  findBorderKind,
  findNearbyKind,
  isNamedStreet,
  isStation,
  NEIGHBORHOOD_RADIUS,
} from './place-kinds.ts'
import { findMiddle, findRings, isClosed, type Line, toBox, toLine } from './shapes.ts'
import { openStreetWays, type StreetWays } from './street-ways.ts'
import type { Border, Center, CommonNames } from './surroundings.ts'

/** `entries` are positions from which it can be entered. */
export type Spot = {
  kind: NearbyKind
  label: Label | null
  latitude: number
  longitude: number
  entries: Line
}

export type Collected = {
  streets: StreetWays
  houses: Houses
  spots: Spot[]
  /** Names of rail stations are found by the search as well. */
  stations: { label: Label; latitude: number; longitude: number }[]
  borders: Border[]
  centers: Center[]
  /** Around the addresses of each. */
  postalCodes: Map<string, Box>
  common: CommonNames
}

/** Reads the names and places of an extract. */
export function collectPlaces(elements: Elements, counts: Counts): Collected {
  const collected = createCollected()
  const votes = { city: new Map(), state: new Map(), country: new Map() }
  for (const { latitude, longitude, tags } of elements.taggedNodes()) {
    addCenter(collected, tags, latitude, longitude)
    addAddress(collected, votes, tags, latitude, longitude)
    addSpot(collected, tags, [[latitude, longitude]])
  }
  for (const way of elements.ways()) {
    if (isNamedStreet(way.tags)) addStreet(elements, collected, way)
    else addWay(elements, collected, votes, way)
  }
  for (const relation of elements.relations()) addRelation(elements, collected, relation, counts)
  collected.common = {
    city: most(votes.city),
    state: most(votes.state),
    country: most(votes.country),
  }
  return collected
}

type Votes = Record<keyof CommonNames, Map<string, number>>

function createCollected(): Collected {
  return {
    streets: openStreetWays(),
    spots: [],
    stations: [],
    borders: [],
    centers: [],
    houses: openHouses(),
    postalCodes: new Map(),
    common: { city: '', state: '', country: '' },
  }
}

function addStreet(elements: Elements, { streets }: Collected, way: OsmWay): void {
  const label = toLabel(way.tags)
  const line = label ? toLine(elements, way) : []
  if (label && line.length > 0) streets.add(label, line)
}

function addWay(elements: Elements, collected: Collected, votes: Votes, way: OsmWay): void {
  const { tags } = way
  if (!isOfUse(tags)) return
  const line = toLine(elements, way)
  if (line.length === 0) return
  const box = toBox([line])
  const kind = findBorderKind(tags)
  const label = borderLabel(tags)
  if (kind && label && isClosed(way) && line.length === 2 * way.nodes.length) {
    collected.borders.push({ kind, label, rings: [line], box })
  }
  addAddress(collected, votes, tags, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
  addSpot(collected, tags, [line])
}

function addRelation(
  elements: Elements,
  collected: Collected,
  relation: OsmRelation,
  counts: Counts,
): void {
  const { tags } = relation
  const kind = findBorderKind(tags)
  const label = borderLabel(tags)
  if (kind && label) {
    const rings = findRings(elements, relation)
    if (rings) collected.borders.push({ kind, label, rings, box: toBox(rings) })
    else counts.skip('borders that are not closed in the extract')
  }
  if (findNearbyKind(tags)) {
    const lines = relation.members.flatMap(({ type, id, role }) => {
      const way = type === 'way' && role !== 'inner' ? elements.way(id) : null
      return way ? [toLine(elements, way)] : []
    })
    addSpot(collected, tags, lines)
  }
}

function isOfUse(tags: Tags): boolean {
  return Boolean(tags['addr:housenumber'] ?? tags.boundary ?? tags.place ?? findNearbyKind(tags))
}

function borderLabel(tags: Tags): Label | null {
  if (tags.boundary === 'postal_code') return plainLabel(tags.postal_code ?? tags.name)
  return toLabel(tags)
}

function addCenter(collected: Collected, tags: Tags, latitude: number, longitude: number): void {
  const label = toLabel(tags)
  const place = tags.place ?? ''
  const near = NEIGHBORHOOD_RADIUS[place]
  const radius = near ?? CITY_RADIUS[place]
  if (!label || radius === undefined) return
  const state = tags['is_in:state'] ?? tags['addr:state'] ?? ''
  const country = tags['is_in:country'] ?? tags['addr:country'] ?? tags['is_in:country_code'] ?? ''
  const kind = near === undefined ? 'city' : 'neighborhood'
  collected.centers.push({ kind, label, latitude, longitude, radius, state, country })
}

const ADDRESS_VOTES = [
  ['city', 'addr:city'],
  ['state', 'addr:state'],
  ['country', 'addr:country'],
] as const

/** Lists such as "12;14" name several houses. */
function addAddress(
  { houses, postalCodes }: Collected,
  votes: Votes,
  tags: Tags,
  latitude: number,
  longitude: number,
): void {
  const code = tags['addr:postcode']?.trim() ?? ''
  if (code) widen(postalCodes, code.slice(0, 20), latitude, longitude)
  for (const [name, key] of ADDRESS_VOTES) {
    const value = tags[key]?.trim()
    if (value) votes[name].set(value, (votes[name].get(value) ?? 0) + 1)
  }
  const street = toLabel(tags, 'addr:street') ?? toLabel(tags, 'addr:place')
  if (!street) return
  for (const part of (tags['addr:housenumber'] ?? '').split(/[;,]/)) {
    const number = part.trim().slice(0, 20)
    if (number) houses.add({ latitude, longitude, number, street, postalCode: code })
  }
}

function widen(boxes: Map<string, Box>, code: string, latitude: number, longitude: number): void {
  const box = boxes.get(code) ?? [90, 180, -90, -180]
  box[0] = Math.min(box[0], latitude)
  box[1] = Math.min(box[1], longitude)
  box[2] = Math.max(box[2], latitude)
  box[3] = Math.max(box[3], longitude)
  boxes.set(code, box)
}

/** Positions around an area from which it is entered. */
const MAX_ENTRIES = 12

function addSpot(collected: Collected, tags: Tags, lines: readonly Line[]): void {
  const kind = findNearbyKind(tags)
  const known = lines.filter((line) => line.length > 0)
  if (!kind || known.length === 0) return
  const box = toBox(known)
  const isPoint = known.length === 1 && known[0]?.length === 2
  const latitude = (box[0] + box[2]) / 2
  const longitude = (box[1] + box[3]) / 2
  const label = toLabel(tags)
  collected.spots.push({
    kind,
    label,
    latitude,
    longitude,
    entries: isPoint ? [latitude, longitude] : pickEntries(known),
  })
  if (label && isStation(tags)) {
    const [onLine, beside] = isPoint ? [latitude, longitude] : findMiddle(known)
    collected.stations.push({ label, latitude: onLine, longitude: beside })
  }
}

function pickEntries(lines: readonly Line[]): Line {
  const points = lines.flat()
  const count = points.length / 2
  const step = Math.max(1, count / MAX_ENTRIES)
  const entries: number[] = []
  for (let n = 0; n < count; n += step) {
    const at = 2 * Math.floor(n)
    entries.push(points[at] ?? 0, points[at + 1] ?? 0)
  }
  return entries
}

function most(votes: Map<string, number>): string {
  let best = ''
  for (const [name, count] of votes) if (count > (votes.get(best) ?? 0)) best = name
  return best
}

/** Numbers of kinds in the file. */
export function kindNumber(kind: NearbyKind): number {
  return nearbyKinds.indexOf(kind)
}
