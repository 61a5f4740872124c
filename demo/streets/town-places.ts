import type { DemoCity } from '../seed/region.ts'
import { hash } from './noise.ts'
import { BLOCK, type Ground, type StreetNet } from './street-net.ts'
import type { Line, Lot, Patch, Place, Spot, Town } from './town.ts'

type Bare = {
  city: DemoCity
  net: StreetNet
  ground: Ground
  lots: Lot[]
  districts: Town['districts']
}

type Furniture = Pick<Town, 'lots' | 'places' | 'patches' | 'lines'>

/** Blocks between the rail and the center. */
const RAIL_AT = 5.5

/** Adds what people live with: parks, schools, shops, stops, a railway and houses. */
export function furnishTown({ city, net, ground, lots, districts }: Bare): Furniture {
  const { seed, reach, river } = ground
  const side = river && river.middle(0) > 0 ? -1 : 1
  const rail = railway(net, ground, side)
  const isFree = (spot: Spot) => {
    const { v } = net.turned(spot)
    return Math.abs(v - side * RAIL_AT * BLOCK.v) > 24 || Math.hypot(spot.x, spot.y) > 1.25 * reach
  }
  const free = lots.filter(isFree)
  const homes: Lot[] = []
  const places: Place[] = [...stations(city, net, ground, side, districts), ...stops(net)]
  for (const [at, lot] of free.entries()) {
    const shop = shopAt(at, lot, seed, reach)
    if (shop) places.push({ x: lot.x, y: lot.y, tags: shop })
    else homes.push(lot)
  }
  const greens = net.greens.flatMap((green, at) => greenPatch(green, at, net, ground, districts))
  const inGreen = greens.filter(({ tags }) => tags.leisure === 'park')
  places.push(...inGreen.map(({ corners }) => playground(corners)))
  const houses = homes.flatMap((lot, at) => houseOn(lot, hash(at, 9, seed)))
  const water = drawRiver(net, ground)
  return {
    lots: homes,
    places,
    patches: [...greens, ...houses, ...borders(districts, free), ...water.patches],
    lines: [...rail, ...water.lines],
  }
}

function railway(net: StreetNet, ground: Ground, side: number): Line[] {
  const span = Math.ceil((1.5 * ground.reach) / BLOCK.u)
  const spots: Spot[] = []
  for (let i = -span; i <= span; i++) {
    const spot = net.spotAt(i, side * RAIL_AT)
    if (!ground.isSea(spot)) spots.push(spot)
  }
  return spots.length > 3 ? [{ spots, tags: { railway: 'rail', name: 'Valley Line' } }] : []
}

function stations(
  city: DemoCity,
  net: StreetNet,
  { reach, isSea }: Ground,
  side: number,
  districts: Town['districts'],
): Place[] {
  const far = Math.round((0.55 * reach) / BLOCK.u)
  const columns = reach > 2_000 ? [0, far, -far] : [0]
  const spotOnLand = (wanted: number) => {
    const beside = Array.from({ length: 17 }, (_, at) => wanted + (at % 2 ? at + 1 : -at) / 2)
    const spots = [side, -side].flatMap((it) => beside.map((i) => net.spotAt(i, it * RAIL_AT)))
    return spots.find((spot) => !isSea(spot))
  }
  return columns.flatMap((i): Place[] => {
    const spot = spotOnLand(i)
    if (!spot) return []
    const name =
      i === 0 ? `${city.name} Central` : `${nearestDistrict(districts, spot) || city.name} Station`
    return [{ ...spot, tags: { railway: 'station', public_transport: 'station', name } }]
  })
}

function nearestDistrict(districts: Town['districts'], { x, y }: Spot): string {
  let [best, least] = ['', Number.POSITIVE_INFINITY]
  for (const { name, spot } of districts) {
    const distance = Math.hypot(spot.x - x, spot.y - y)
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}

/** At every second crossing of collectors. */
function stops({ segments }: StreetNet): Place[] {
  const along = new Map<number, string[]>()
  for (const { from, name, kind } of segments) {
    if (kind === 'residential') continue
    const known = along.get(from.id)
    if (known) known.push(name)
    else along.set(from.id, [name])
  }
  const found: Place[] = []
  for (const { from } of segments) {
    const names = [...new Set(along.get(from.id) ?? [])]
    if (names.length < 2 || (from.i + from.j) % 8 !== 0) continue
    along.delete(from.id)
    const name = names.join(' & ')
    found.push({ x: from.x + 9, y: from.y + 9, tags: { highway: 'bus_stop', name } })
  }
  return found
}

const SHOPS: readonly [everyth: number, tags: Record<string, string>, names: readonly string[]][] =
  [
    [
      330,
      { shop: 'supermarket' },
      ['Corner Market', 'Green Basket', 'Daily Foods', 'Orchard Grocery'],
    ],
    [
      190,
      { amenity: 'cafe' },
      ['Kettle & Crumb', 'Morning Room', 'Blue Door Coffee', 'The Long Table'],
    ],
    [
      260,
      { amenity: 'restaurant' },
      ['Lantern Kitchen', 'Casa Olmo', 'Noodle Yard', 'The Oak Grill'],
    ],
    [520, { amenity: 'pharmacy' }, ['Linden Pharmacy', 'Bridge Street Drugs', 'Well & Good']],
    [470, { amenity: 'kindergarten' }, ['Little Acorns', 'Sunflower Preschool', 'Pinecone House']],
    [900, { amenity: 'clinic' }, ['Family Clinic', 'Health Center']],
    [1_300, { amenity: 'library' }, ['Public Library', 'Branch Library']],
    [1_100, { leisure: 'sports_centre' }, ['Community Gym', 'Swim Center']],
    [2_600, { amenity: 'cinema' }, ['Rialto', 'Odd Fellows Cinema']],
    [3_400, { tourism: 'museum' }, ['Town Museum', 'Museum of Craft']],
    [4_200, { amenity: 'hospital' }, ['General Hospital']],
  ]

/** Shops stand on streets with traffic and in the center. */
function shopAt(at: number, { x, y, street }: Lot, seed: number, reach: number) {
  const isCentral = Math.hypot(x, y) < reach * 0.25
  for (const [kind, [everyth, tags, names]] of SHOPS.entries()) {
    const often = isCentral ? everyth / 2.5 : everyth
    if (hash(at, kind + 40, seed) >= 1 / often) continue
    const name = names[Math.floor(hash(at, kind + 80, seed) * names.length)] ?? ''
    return { ...tags, name, 'addr:street': street }
  }
  return null
}

function greenPatch(
  { i, j, kind }: StreetNet['greens'][number],
  at: number,
  { spotAt, isBuilt }: StreetNet,
  { reach, isSea, seed }: Ground,
  districts: Town['districts'],
): Patch[] {
  const size = kind === 'park' ? 4 : 1
  const inset = 0.14
  const corner = (column: number, row: number) => spotAt(i + column, j + row)
  const far = size - inset
  const corners = [
    corner(inset, inset),
    ...(size > 1 ? [corner(size / 2, inset)] : []),
    corner(far, inset),
    ...(size > 1 ? [corner(far, size / 2)] : []),
    corner(far, far),
    ...(size > 1 ? [corner(size / 2, far)] : []),
    corner(inset, far),
    ...(size > 1 ? [corner(inset, size / 2)] : []),
  ]
  const middle = corner(size / 2, size / 2)
  if (Math.hypot(middle.x, middle.y) > reach * 0.95 || corners.some(isSea)) return []
  if (!isBuilt(i, j) || !isBuilt(i + size, j + size)) return []
  const district = nearestDistrict(districts, middle)
  if (kind === 'park') {
    const words = ['Commons', 'Park', 'Green', 'Gardens', 'Meadows']
    const name = `${district} ${words[Math.floor(hash(at, 3, seed) * words.length)] ?? 'Park'}`
    return [{ corners, tags: { leisure: 'park', name } }]
  }
  const words = ['Elementary School', 'Middle School', 'High School', 'Elementary School']
  const name = `${district} ${words[Math.floor(hash(at, 4, seed) * words.length)] ?? 'School'}`
  return [{ corners, tags: { amenity: 'school', name } }]
}

function playground(corners: readonly Spot[]): Place {
  const x = corners.reduce((sum, it) => sum + it.x, 0) / corners.length
  const y = corners.reduce((sum, it) => sum + it.y, 0) / corners.length
  return { x, y, tags: { leisure: 'playground', name: 'Playground' } }
}

/** A house on most plots; the larger ones have an ell. Every third tells its number. */
function houseOn(lot: Lot, roll: number): Patch[] {
  if (roll < 0.18) return []
  const width = 13 + roll * 7
  const depth = 10 + ((roll * 7) % 1) * 5
  const [cos, sin] = [Math.cos(lot.angle), Math.sin(lot.angle)]
  const at = (along: number, across: number): Spot => ({
    x: lot.x + along * cos - across * sin,
    y: lot.y + along * sin + across * cos,
  })
  const outline =
    roll > 0.72
      ? [
          at(-width / 2, -depth / 2),
          at(width / 2, -depth / 2),
          at(width / 2, depth / 2),
          at(0, depth / 2),
          at(0, depth * 0.1),
          at(-width / 2, depth * 0.1),
        ]
      : [
          at(-width / 2, -depth / 2),
          at(width / 2, -depth / 2),
          at(width / 2, depth / 2),
          at(-width / 2, depth / 2),
        ]
  const tags: Record<string, string> = { building: 'house' }
  if (lot.number % 3 === 0) {
    tags['addr:housenumber'] = String(lot.number)
    tags['addr:street'] = lot.street
    tags['addr:postcode'] = lot.postalCode
  }
  return [{ corners: outline, tags }]
}

/** The hull of each neighborhood's plots. */
function borders(districts: Town['districts'], lots: readonly Lot[]): Patch[] {
  return districts.flatMap(({ name }): Patch[] => {
    const own = lots.filter(({ district }) => district === name)
    const corners = convexHull(own)
    return corners.length > 2 ? [{ corners, tags: { place: 'neighbourhood', name } }] : []
  })
}

/** Convex hull by Andrew's monotone chain (Information Processing Letters 9, 1979). */
function convexHull(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const turn = (o: Spot, a: Spot, b: Spot) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  const half = (ordered: readonly Spot[]) => {
    const chain: Spot[] = []
    for (const { x, y } of ordered) {
      const spot = { x, y }
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)]
        if (!before || !last || turn(before, last, spot) > 0) break
        chain.pop()
      }
      chain.push(spot)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The water, and the line in its middle that bears the name. */
function drawRiver({ turned, spotAt }: StreetNet, { river, reach }: Ground) {
  if (!river) return { patches: [], lines: [] }
  const origin = spotAt(0, 0)
  const angle = townAngle(turned)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bank = (side: number) =>
    Array.from({ length: 61 }, (_, at): Spot => {
      const u = ((at - 30) / 30) * 1.6 * reach
      const v = river.middle(u) + side * river.halfWidth
      return { x: origin.x + u * cos - v * sin, y: origin.y + u * sin + v * cos }
    })
  const corners = [...bank(-1), ...bank(1).toReversed()]
  const patch: Patch = { corners, tags: { natural: 'water', water: 'river' } }
  const line: Line = { spots: bank(0), tags: { waterway: 'river', name: 'Mill River' } }
  return { patches: [patch], lines: [line] }
}

/** Angle of the town's axis, from how it turns a point on the east. */
function townAngle(turned: StreetNet['turned']): number {
  const { u, v } = turned({ x: 1, y: 0 })
  return Math.atan2(-v, u)
}
