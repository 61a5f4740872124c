import type { Tags } from '../osm/elements.ts'
import type { NearbyKind } from './nearby-kinds.ts'

/** Kinds of found addresses but `address`, by their number in the file. */
export const THING_KINDS = ['street', 'postal_code', 'neighborhood', 'station'] as const

const NEARBY_VALUES: readonly [key: string, kind: NearbyKind, values: readonly string[]][] = [
  ['shop', 'grocery', ['supermarket', 'grocery', 'convenience', 'greengrocer']],
  ['amenity', 'school', ['school']],
  ['amenity', 'childcare', ['kindergarten', 'childcare']],
  ['amenity', 'stop', ['bus_station']],
  ['highway', 'stop', ['bus_stop']],
  ['railway', 'stop', ['tram_stop']],
  ['railway', 'station', ['station', 'halt']],
  ['leisure', 'park', ['park', 'nature_reserve']],
  ['leisure', 'playground', ['playground']],
  ['amenity', 'cafe', ['cafe', 'restaurant']],
  ['amenity', 'pharmacy', ['pharmacy']],
  ['amenity', 'health', ['clinic', 'hospital', 'doctors']],
  ['leisure', 'sport', ['sports_centre', 'fitness_centre', 'stadium', 'ice_rink']],
  ['tourism', 'culture', ['museum', 'gallery']],
  ['amenity', 'culture', ['theatre', 'library', 'cinema', 'arts_centre']],
]

/** Null for what nobody asks for near a home, or may not enter. */
export function findNearbyKind(tags: Tags): NearbyKind | null {
  if (tags.access === 'private' || tags.access === 'no') return null
  if (tags.leisure === 'garden' && tags.name) return 'park'
  if (tags.leisure === 'swimming_pool' && tags.name) return 'sport'
  if (tags.public_transport === 'station' && isRail(tags)) return 'station'
  const found = NEARBY_VALUES.find(([key, , values]) => values.includes(tags[key] ?? ''))
  return found?.[1] ?? null
}

/** Of named rail stations. */
export function isStation(tags: Tags): boolean {
  return Boolean(tags.name) && findNearbyKind(tags) === 'station'
}

/** Streets that bear an address. */
export function isNamedStreet(tags: Tags): boolean {
  const { highway, name } = tags
  return Boolean(name && highway) && !NO_STREETS.has(highway ?? '')
}

const NO_STREETS = new Set([
  'proposed',
  'construction',
  'platform',
  'bus_stop',
  'motorway',
  'motorway_link',
  'elevator',
  'raceway',
  'rest_area',
  'services',
  'corridor',
  'abandoned',
  'razed',
])

/** Radius in meters within which a node's name stands for a place. */
export const NEIGHBORHOOD_RADIUS: Readonly<Record<string, number>> = {
  neighbourhood: 800,
  quarter: 1_000,
  suburb: 1_500,
  borough: 3_000,
}

export const CITY_RADIUS: Readonly<Record<string, number>> = {
  city: 20_000,
  town: 8_000,
  village: 4_000,
  hamlet: 2_000,
}

export type BorderKind = 'neighborhood' | 'city' | 'state' | 'country' | 'postal_code'

/** Of a boundary or an outlined place; levels: https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative */
export function findBorderKind(tags: Tags): BorderKind | null {
  const { boundary, place = '', admin_level: level = '' } = tags
  if (boundary === 'postal_code' && (tags.postal_code || tags.name)) return 'postal_code'
  if (!tags.name) return null
  if (place in NEIGHBORHOOD_RADIUS) return 'neighborhood'
  if (place in CITY_RADIUS) return 'city'
  if (boundary !== 'administrative') return null
  if (level === '2') return 'country'
  if (level === '4') return 'state'
  if (level === '8' || (level === '6' && tags.border_type === 'city')) return 'city'
  return level === '9' || level === '10' || level === '11' ? 'neighborhood' : null
}

function isRail(tags: Tags): boolean {
  return ['train', 'subway', 'light_rail', 'monorail'].some((key) => tags[key] === 'yes')
}
