import { createDice, type Dice } from '@hearth/dice/dice'
import type { NearKind, Towns } from '@/demo/streets/towns.ts'
import { type HomeFacts, writeDescription, writeTitle } from '../listing-texts.ts'
import { DEMO_CITIES, type DemoCity, STREET_KINDS, STREETS } from '../region.ts'

/** A generated listing. Prices in major units. */
export type PlannedListing = {
  category: string
  propertyType: 0 | 1 | 2 | 3
  city: DemoCity
  title: string
  description: string
  address: string
  latitude: number
  longitude: number
  hidesExactPlace: boolean
  price: number
  rentPeriod: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  isPremium: boolean
  isFeatured: boolean
  /** By parameter code. */
  parameters: Record<string, string | number | string[]>
  /** `nearbyPlace` is the index of the nearby place, `distance` in kilometers. */
  nearbyPlaces: { nearbyPlace: number; distance: number }[]
  /** Index of the agent; null for the administrator. */
  agent: number | null
  hasVideo: boolean
  documents: number
  ageDays: number
  views: number
}

const LISTED = 1200
const CLOSED = 90
const FACILITIES = 8
const DAYS_BACK = 120

/** Deterministic: 1,200 listings for sale and rent, then the sold and rented ones. */
export function planListings(agents: number, towns: Towns): PlannedListing[] {
  const dice = createDice(20_261_121)
  const cities = DEMO_CITIES.flatMap((city) => Array.from({ length: city.weight }, () => city))
  return Array.from({ length: LISTED + CLOSED }, (_, index) =>
    planListing(dice, dice.pick(cities), { isClosed: index >= LISTED, agents, towns }),
  )
}

export function planListing(
  dice: Dice,
  city: DemoCity,
  { isClosed, agents, towns }: { isClosed: boolean; agents: number; towns: Towns },
): PlannedListing {
  const planned = planHome(dice, city)
  const { latitude, longitude, ...site } = towns.siteNear(city, placeAround(dice, city))
  const facts = { ...planned, street: site.street, district: site.district }
  const { isRent } = facts
  const rentPeriod = isRent ? pickRentPeriod(facts.category, dice) : null
  const price = rentPeriod ? rollRent(facts, city, rentPeriod, dice) : rollPrice(facts, city, dice)
  return {
    category: facts.category,
    propertyType: isClosed ? (isRent ? 3 : 2) : isRent ? 1 : 0,
    city,
    title: writeTitle(facts, dice),
    description: writeDescription(facts, dice),
    address: formatAddress(site.address, facts.category, dice.between(3, 980)),
    latitude,
    longitude,
    hidesExactPlace: dice.chance(0.12),
    price,
    rentPeriod,
    isPremium: dice.chance(price > (isRent ? 3800 : 1_400_000) ? 0.35 : 0.04),
    isFeatured: !isClosed && dice.chance(0.06),
    parameters: toParameters(facts, dice),
    nearbyPlaces: pickNearbyPlaces(dice, (kind) =>
      towns.walkTo(city, { latitude, longitude }, kind),
    ),
    agent: dice.chance(0.04) ? null : dice.between(0, agents - 1),
    hasVideo: dice.chance(0.18),
    documents: dice.chance(0.4) ? dice.between(1, 2) : 0,
    ageDays: dice.roll() ** 1.6 * DAYS_BACK + (isClosed ? 30 : 0),
    views: Math.floor(dice.roll() ** 3 * 2400),
  }
}

/** Homes in one house have numbers of their own. */
function formatAddress(house: string, category: string, roll: number): string {
  const isShared = category === 'flat' || category === 'loft' || category === 'office'
  return isShared ? `${house}, Apt ${(roll % 24) + 1}` : house
}

function planHome(dice: Dice, city: DemoCity): HomeFacts {
  const category = dice.pick(CATEGORY_MIX)
  const isRent =
    category === 'land'
      ? false
      : dice.chance(category === 'flat' || category === 'loft' ? 0.5 : 0.22)
  const bedrooms = BEDROOMS[category] ? dice.between(...BEDROOMS[category]) : 0
  const area = category === 'land' ? 0 : rollArea(category, bedrooms, dice)
  const features = dice.some(
    FEATURES.filter((it) => fits(it, category)),
    dice.between(1, 5),
  )
  return {
    category,
    city: city.name,
    district: dice.pick(city.districts),
    street: `${dice.pick(STREETS)} ${dice.pick(STREET_KINDS)}`,
    bedrooms,
    bathrooms: bedrooms === 0 ? 1 : Math.max(1, Math.min(4, bedrooms - dice.between(0, 2))),
    area,
    plot: GARDENED.has(category)
      ? dice.between(3, 22) * 60
      : category === 'land'
        ? dice.between(4, 90) * 100
        : 0,
    year: dice.chance(0.35) ? dice.between(2012, 2025) : dice.between(1898, 2011),
    isRent,
    features: category === 'land' ? [] : features,
    heating: dice.pick(['Heat pump', 'Gas', 'Electric', 'District heating', 'Wood stove']),
    parking: dice.pick(
      category === 'flat' || category === 'loft'
        ? ['Street', 'Underground', 'Garage']
        : ['Street', 'Driveway', 'Carport', 'Garage'],
    ),
  }
}

const CATEGORY_MIX = [
  ...Array.from({ length: 30 }, () => 'house'),
  ...Array.from({ length: 32 }, () => 'flat'),
  ...Array.from({ length: 13 }, () => 'townhouse'),
  ...Array.from({ length: 7 }, () => 'villa'),
  ...Array.from({ length: 7 }, () => 'loft'),
  ...Array.from({ length: 4 }, () => 'cabin'),
  ...Array.from({ length: 4 }, () => 'office'),
  ...Array.from({ length: 3 }, () => 'land'),
]
const BEDROOMS: Record<string, [number, number]> = {
  house: [2, 5],
  flat: [1, 3],
  townhouse: [2, 4],
  villa: [4, 6],
  loft: [1, 2],
  cabin: [1, 3],
}
const GARDENED = new Set(['house', 'villa', 'cabin', 'townhouse'])
const FEATURES = [
  'Balcony',
  'Terrace',
  'Garden',
  'Fireplace',
  'Lift',
  'Cellar',
  'Solar panels',
  'Pool',
  'Sauna',
  'Step-free access',
]

function fits(feature: string, category: string): boolean {
  if (feature === 'Lift') return ['flat', 'loft', 'office'].includes(category)
  if (feature === 'Balcony') return ['flat', 'loft', 'townhouse', 'office'].includes(category)
  if (feature === 'Garden' || feature === 'Terrace' || feature === 'Solar panels')
    return GARDENED.has(category)
  if (feature === 'Pool' || feature === 'Sauna') return category === 'villa' || category === 'house'
  if (feature === 'Fireplace') return GARDENED.has(category) || category === 'loft'
  return true
}

function rollArea(category: string, bedrooms: number, dice: Dice): number {
  if (category === 'office') return dice.between(6, 60) * 10
  const base = category === 'villa' ? 110 : category === 'house' ? 60 : 35
  return base + bedrooms * dice.between(15, 27)
}

function rollPrice(facts: HomeFacts, city: DemoCity, dice: Dice): number {
  if (facts.category === 'land')
    return round(facts.plot * 130 * city.priceLevel * spread(dice), 5000)
  const perSquareMetre =
    3300 *
    city.priceLevel *
    (facts.category === 'villa' ? 1.35 : 1) *
    (facts.year >= 2012 ? 1.12 : 1)
  return (
    round((facts.area * perSquareMetre + facts.plot * 60) * spread(dice), 5000) -
    (dice.chance(0.4) ? 1000 : 0)
  )
}

type RentPeriod = NonNullable<PlannedListing['rentPeriod']>

/**
 * Price factor per rent period: daily rents cost more than their share of a month, longer periods
 * less.
 */
const MONTHS: Record<RentPeriod, number> = {
  Daily: 1 / 20,
  Monthly: 1,
  Quarterly: 2.9,
  Yearly: 11,
}

function rollRent(facts: HomeFacts, city: DemoCity, period: RentPeriod, dice: Dice): number {
  const month = (500 + facts.area * 17 * city.priceLevel) * spread(dice)
  return round(month * MONTHS[period], period === 'Daily' ? 5 : 25)
}

function pickRentPeriod(category: string, dice: Dice) {
  if (category === 'cabin') return dice.pick(['Daily', 'Monthly'] as const)
  if (category === 'office') return dice.pick(['Monthly', 'Quarterly', 'Yearly'] as const)
  return dice.chance(0.95) ? ('Monthly' as const) : ('Yearly' as const)
}

function placeAround(dice: Dice, { latitude, longitude, population }: DemoCity) {
  const reach = population > 200_000 ? 0.055 : population > 50_000 ? 0.03 : 0.012
  const off = () => (dice.roll() + dice.roll() - 1) * reach
  return { latitude: fixed(latitude + off()), longitude: fixed(longitude + off() * 1.3) }
}

function toParameters(facts: HomeFacts, dice: Dice): PlannedListing['parameters'] {
  if (facts.category === 'land') return { plot: facts.plot }
  const furnished = facts.isRent ? dice.pick(['Yes', 'Partly', 'No']) : 'No'
  return {
    ...(facts.bedrooms > 0
      ? { bedrooms: facts.bedrooms, bathrooms: facts.bathrooms, furnished }
      : {}),
    area: facts.area,
    ...(facts.plot > 0 ? { plot: facts.plot } : {}),
    year: facts.year,
    ...(facts.category === 'flat' || facts.category === 'loft' || facts.category === 'office'
      ? { floor: dice.pick(['Ground', '1', '2', '3', '4', 'Top']) }
      : {}),
    heating: facts.heating,
    parking: facts.parking,
    energy: facts.year >= 2012 ? dice.pick(['A', 'B']) : dice.pick(['B', 'C', 'D', 'E']),
    features: [...facts.features],
    ...(facts.isRent && facts.bedrooms > 0 ? { pets: dice.pick(['Yes', 'On request', 'No']) } : {}),
  }
}

/** What towns have by index of `DEMO_FACILITIES`; airports and pools lie outside. */
const IN_TOWN: Readonly<Record<number, NearKind>> = {
  0: 'school',
  1: 'supermarket',
  2: 'park',
  3: 'station',
  4: 'hospital',
  7: 'cafe',
}

function pickNearbyPlaces(
  dice: Dice,
  walkTo: (kind: NearKind) => number | null,
): PlannedListing['nearbyPlaces'] {
  const numbers = Array.from({ length: FACILITIES }, (_, at) => at)
  return dice.some(numbers, dice.between(3, 6)).map((nearbyPlace) => {
    const beyond = Math.round((0.2 + dice.roll() ** 2 * (nearbyPlace === 5 ? 28 : 5)) * 10) / 10
    const kind = IN_TOWN[nearbyPlace]
    return { nearbyPlace, distance: (kind && walkTo(kind)) || beyond }
  })
}

function spread(dice: Dice): number {
  return 0.8 + (dice.roll() + dice.roll()) * 0.22
}

function round(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step)
}

function fixed(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
