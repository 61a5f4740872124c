import type { Position } from '@/domain/place/distance.ts'
import type { DemoCity } from '../seed/region.ts'
import { hash, noise, toSeed } from './noise.ts'
import { seaAround } from './sea.ts'
import { BLOCK, type Ground, type River, type StreetNet, streetNet } from './street-net.ts'
import type { Lot, Spot, StreetSegment, Town } from './town.ts'
import { furnishTown } from './town-places.ts'

/** Meters along a street for each house number. */
const METERS_PER_NUMBER = 6
const LOT_EVERY = 24
/** From the middle of the street to the middle of the house. */
const SETBACK = 17
const METERS_PER_DEGREE = 111_195

/** A town of invented streets around the real center of a city; the same on every machine. */
export async function planTown(city: DemoCity): Promise<Town> {
  const seed = toSeed(`${city.name}, ${city.state}`)
  const { toPosition, toSpot } = planeAround(city)
  const sea = await seaAround(city)
  const isSea = inCells((spot) => sea(toPosition(spot)))
  const reach = townReach(city)
  const river = hasCoast(isSea, reach) ? null : planRiver(seed, reach)
  const ground: Ground = { seed, reach, isSea, river }
  const net = streetNet(ground)
  const districts = planDistricts(city, net, seed, reach)
  const lots = planLots(net, ground, districts, city)
  const furnished = furnishTown({ city, net, ground, lots, districts })
  return {
    name: city.name,
    segments: net.segments,
    districts,
    turned: net.turned,
    toPosition,
    toSpot,
    ...furnished,
  }
}

/** Meters. Homes lie within it. */
function townReach({ population }: DemoCity): number {
  return population > 200_000 ? 3_400 : population > 50_000 ? 2_200 : 1_250
}

function planeAround({ latitude, longitude }: Position) {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return {
    toPosition: ({ x, y }: Spot): Position => ({
      latitude: latitude + y / METERS_PER_DEGREE,
      longitude: longitude + x / (METERS_PER_DEGREE * narrowing),
    }),
    toSpot: (position: Position): Spot => ({
      x: (position.longitude - longitude) * METERS_PER_DEGREE * narrowing,
      y: (position.latitude - latitude) * METERS_PER_DEGREE,
    }),
  }
}

/** Coasts have thousands of corners, and the country map knows them to 250 m only. */
function inCells(isSea: (spot: Spot) => boolean): (spot: Spot) => boolean {
  const cells = new Map<string, boolean>()
  return ({ x, y }) => {
    const [column, row] = [Math.round(x / SEA_CELL), Math.round(y / SEA_CELL)]
    const key = `${column} ${row}`
    const known = cells.get(key)
    if (known !== undefined) return known
    const found = isSea({ x: column * SEA_CELL, y: row * SEA_CELL })
    cells.set(key, found)
    return found
  }
}

/** Meters. */
const SEA_CELL = 60

function hasCoast(isSea: (spot: Spot) => boolean, reach: number): boolean {
  return Array.from({ length: 200 }, (_, at) => {
    const [around, far] = [at * 2.4, reach * Math.sqrt(at / 200)]
    return isSea({ x: far * Math.cos(around), y: far * Math.sin(around) })
  }).some(Boolean)
}

function planRiver(seed: number, reach: number): River {
  const side = hash(5, 5, seed) < 0.5 ? -1 : 1
  const off = side * reach * (0.16 + 0.14 * hash(6, 6, seed))
  return {
    middle: (u) => off + 190 * noise(u / 1300, 3, seed + 11),
    halfWidth: reach > 3_000 ? 62 : reach > 2_000 ? 42 : 26,
  }
}

function planDistricts(city: DemoCity, net: StreetNet, seed: number, reach: number) {
  const ring = city.districts.length
  return city.districts.map((name, at) => {
    const around = ((at + 0.5 * hash(at, 2, seed)) / ring) * 2 * Math.PI
    const far = reach * (at % 2 === 0 ? 0.3 : 0.58)
    const wanted = { x: far * Math.cos(around), y: far * Math.sin(around) }
    const [first] = net.segments
    let [spot, best]: [Spot, number] = [first?.from ?? wanted, Number.POSITIVE_INFINITY]
    for (const { from } of net.segments) {
      const distance = Math.hypot(from.x - wanted.x, from.y - wanted.y)
      if (distance < best) [spot, best] = [from, distance]
    }
    return { name, spot: { x: spot.x, y: spot.y } }
  })
}

function planLots(
  net: StreetNet,
  ground: Ground,
  districts: { name: string; spot: Spot }[],
  city: DemoCity,
): Lot[] {
  const greens = greenBlocks(net)
  const taken = new Set<string>()
  return net.segments
    .flatMap((segment) =>
      lotsAlong(segment).filter((lot) => {
        // Bent blocks are longer than their numbers.
        const address = `${lot.number} ${lot.street}`
        if (taken.has(address)) return false
        if (greens.has(toBlockKey(net, lot)) || ground.isSea(lot)) return false
        taken.add(address)
        if (!ground.river) return true
        const { u, v } = net.turned(lot)
        return Math.abs(v - ground.river.middle(u)) > ground.river.halfWidth + 14
      }),
    )
    .map((lot) => {
      const at = nearest(districts, lot)
      return {
        ...lot,
        district: districts[at]?.name ?? '',
        postalCode: String(10_000 + (toSeed(city.name + city.state) % 80_000) + at).padStart(
          5,
          '0',
        ),
      }
    })
}

function lotsAlong({ from, to, name, start, isBridge, kind }: StreetSegment): Lot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (isBridge || (kind === 'primary' && length > 3 * BLOCK.u)) return []
  const lots: Lot[] = []
  for (let along = LOT_EVERY; along < length - LOT_EVERY / 2; along += LOT_EVERY) {
    const base = 2 * Math.round((start + along) / (2 * METERS_PER_NUMBER))
    for (const side of [1, -1]) {
      lots.push({
        x: from.x + (dx * along) / length - (side * SETBACK * dy) / length,
        y: from.y + (dy * along) / length + (side * SETBACK * dx) / length,
        street: name,
        // Odd numbers on the left, even ones on the right.
        number: side === 1 ? base + 1 : base,
        district: '',
        postalCode: '',
        angle: Math.atan2(dy, dx),
      })
    }
  }
  return lots
}

/** Blocks that are parks or schools, by column and row. */
function greenBlocks({ greens }: StreetNet): Set<string> {
  const blocks = new Set<string>()
  for (const { i, j, kind } of greens) {
    const size = kind === 'park' ? 4 : 1
    for (let column = 0; column < size; column++) {
      for (let row = 0; row < size; row++) blocks.add(`${i + column} ${j + row}`)
    }
  }
  return blocks
}

function toBlockKey({ turned }: StreetNet, spot: Spot): string {
  const { u, v } = turned(spot)
  return `${Math.floor(u / BLOCK.u)} ${Math.floor(v / BLOCK.v)}`
}

function nearest(districts: readonly { spot: Spot }[], { x, y }: Spot): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, { spot }] of districts.entries()) {
    const distance = Math.hypot(spot.x - x, spot.y - y)
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}
