import type { Tags } from '../osm/elements.ts'

export const FOOT = 1
export const BICYCLE = 2
export const CAR = 4

/** Modes as bits, along a way and against it. Speeds in km/h. */
export type RoadAccess = { forward: number; backward: number; carSpeed: number }

/**
 * Free speeds of cars in km/h; of signed limits four fifths are driven. Source: the car profile of
 * the Open Source Routing Machine,
 * https://github.com/Project-OSRM/osrm-backend/blob/master/profiles/car.lua
 */
const CAR_SPEEDS: Readonly<Record<string, number>> = {
  motorway: 90,
  motorway_link: 45,
  trunk: 85,
  trunk_link: 40,
  primary: 65,
  primary_link: 30,
  secondary: 55,
  secondary_link: 25,
  tertiary: 40,
  tertiary_link: 20,
  unclassified: 25,
  residential: 25,
  road: 25,
  living_street: 10,
  service: 15,
}
const LIMIT_SHARE = 0.8
const KM_PER_MILE = 1.609344

const FOOT_ROADS = new Set([
  'primary',
  'primary_link',
  'secondary',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'road',
  'living_street',
  'service',
  'track',
  'path',
  'footway',
  'pedestrian',
  'steps',
  'cycleway',
  'bridleway',
  'corridor',
])
const BICYCLE_ROADS = new Set([
  'primary',
  'primary_link',
  'secondary',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'road',
  'living_street',
  'service',
  'track',
  'path',
  'cycleway',
])
/** Open to those whom a tag names. */
const BY_TAG = new Set(['trunk', 'trunk_link', 'footway', 'pedestrian', 'bridleway', 'cycleway'])

const CLOSED = new Set(['no', 'private', 'agricultural', 'forestry', 'delivery', 'use_sidepath'])
const OPEN = new Set(['yes', 'designated', 'permissive', 'destination', 'official', 'customers'])
const SIDEWALKS = new Set(['yes', 'both', 'left', 'right', 'separate'])

/**
 * Modes allowed by tags; null where nobody may go. Ferries have no `highway` and are left out.
 * Turn restrictions are not read.
 */
export function roadAccess(tags: Tags): RoadAccess | null {
  const road = tags.highway
  if (!road || tags.area === 'yes' || tags.indoor === 'yes') {
    if (road !== 'pedestrian' && road !== 'footway') return null
  }
  const foot = isFootOpen(road, tags)
  const bicycle = isBicycleOpen(road, tags)
  const car = isCarOpen(road, tags)
  const oneway = parseOneway(tags)
  const ridden = bicycleOneway(tags, oneway)
  const walked = tags['oneway:foot'] === 'yes' ? oneway : 'both'
  const bits = (against: Direction) =>
    (foot && walked !== against ? FOOT : 0) |
    (bicycle && ridden !== against ? BICYCLE : 0) |
    (car && oneway !== against ? CAR : 0)
  const [forward, backward] = [bits('backward'), bits('forward')]
  if (forward === 0 && backward === 0) return null
  return { forward, backward, carSpeed: toCarSpeed(road, tags) }
}

/** Modes that a barrier on a node does not let through, as bits. */
export function barredModes(tags: Tags): number {
  const barrier = tags.barrier
  const isClosed = CLOSED.has(tags.access ?? '')
  if (!barrier && !isClosed) return 0
  const isWall = isClosed || barrier === 'wall' || barrier === 'fence' || barrier === 'debris'
  const stopsCars =
    isWall ||
    ['bollard', 'block', 'cycle_barrier', 'stile', 'turnstile', 'kissing_gate', 'jersey_barrier']
      .concat('planter', 'log')
      .includes(barrier ?? '')
  const stopsBicycles = isWall || barrier === 'stile' || barrier === 'turnstile'
  const isLet = (...keys: string[]) => keys.some((key) => OPEN.has(tags[key] ?? ''))
  return (
    (isWall && !isLet('foot') ? FOOT : 0) |
    (stopsBicycles && !isLet('bicycle') ? BICYCLE : 0) |
    (stopsCars && !isLet('motorcar', 'motor_vehicle', 'vehicle') ? CAR : 0)
  )
}

/** From `50`, `30 mph` or `RU:urban`; null without a number. km/h. */
function speedLimit(text: string | undefined): number | null {
  const [, number = '', unit = ''] = /^\s*(\d{1,3}(?:\.\d+)?)\s*(mph|knots)?/.exec(text ?? '') ?? []
  const limit = Number(number) * (unit === 'mph' ? KM_PER_MILE : 1)
  return number === '' || unit === 'knots' || limit <= 0 ? null : limit
}

type Direction = 'forward' | 'backward' | 'both' | 'neither'

function isFootOpen(road: string, tags: Tags): boolean {
  const own = tags.foot
  if (own !== undefined && CLOSED.has(own)) return false
  if (own !== undefined && OPEN.has(own)) return FOOT_ROADS.has(road) || BY_TAG.has(road)
  if (CLOSED.has(tags.access ?? '')) return false
  if (BY_TAG.has(road) && !FOOT_ROADS.has(road)) return SIDEWALKS.has(tags.sidewalk ?? '')
  return FOOT_ROADS.has(road) && tags.motorroad !== 'yes'
}

function isBicycleOpen(road: string, tags: Tags): boolean {
  const own = tags.bicycle
  if (road === 'steps' || (own !== undefined && (CLOSED.has(own) || own === 'dismount'))) {
    return false
  }
  if (own !== undefined && OPEN.has(own)) return BICYCLE_ROADS.has(road) || BY_TAG.has(road)
  if (CLOSED.has(tags.vehicle ?? tags.access ?? '')) return false
  return BICYCLE_ROADS.has(road) && tags.motorroad !== 'yes'
}

function isCarOpen(road: string, tags: Tags): boolean {
  if (!(road in CAR_SPEEDS)) return false
  const own = tags.motorcar ?? tags.motor_vehicle ?? tags.vehicle ?? tags.access
  return own === undefined || !CLOSED.has(own)
}

function parseOneway(tags: Tags): Direction {
  const { oneway, junction, highway } = tags
  if (oneway === 'yes' || oneway === 'true' || oneway === '1') return 'forward'
  if (oneway === '-1' || oneway === 'reverse') return 'backward'
  if (oneway === 'no' || oneway === 'false') return 'both'
  if (junction === 'roundabout' || junction === 'circular') return 'forward'
  return highway === 'motorway' || highway === 'motorway_link' ? 'forward' : 'both'
}

function bicycleOneway(tags: Tags, oneway: Direction): Direction {
  const own = tags['oneway:bicycle']
  if (own === 'no') return 'both'
  if (own === 'yes') return oneway === 'both' ? 'forward' : oneway
  if (own === '-1') return 'backward'
  const lanes = [
    tags.cycleway,
    tags['cycleway:left'],
    tags['cycleway:right'],
    tags['cycleway:both'],
  ]
  return lanes.some((lane) => lane?.startsWith('opposite')) ? 'both' : oneway
}

function toCarSpeed(road: string, tags: Tags): number {
  const free = CAR_SPEEDS[road] ?? 0
  const limit = speedLimit(tags.maxspeed)
  const speed = limit === null ? free : limit * LIMIT_SHARE
  return Math.min(MAX_SPEED, Math.max(1, Math.round(speed)))
}

/** A byte's; the fastest signed limit there is. */
const MAX_SPEED = 140
