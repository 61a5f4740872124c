import { CATEGORIES, CHOICES, CITIES, cityCentre } from './dataset.ts'
import { isWord, likelyWord } from './words.ts'

export const KINDS = [
  'city, type, price',
  'category',
  'text',
  'typing error',
  'radius',
  'box',
  'parameters',
  'premium',
  'most viewed',
  'newest',
] as const

export type Kind = (typeof KINDS)[number]

/** `path` starts with a slash. */
export type MixRequest = { kind: Kind; path: string }

/** Deterministic requests, kinds in turn. `start` continues the series. */
export function searchMix(count: number, start = 0): MixRequest[] {
  return Array.from({ length: count }, (_, at) => {
    const dice = createDice(start + at)
    const kind = KINDS[at % KINDS.length] ?? 'newest'
    const query = new URLSearchParams({ ...QUERIES[kind](dice), limit: '20' })
    return { kind, path: `/api/get-property-list?${query}` }
  })
}

/** Returns a new number in [0, 1) with each call. */
type Dice = () => number

type Query = Record<string, string>

const QUERIES: Record<Kind, (dice: Dice) => Query> = {
  'city, type, price': (dice) => ({ ...city(dice), ...type(dice), ...price(dice) }),
  category: (dice) => ({
    category_id: whole(dice, 1, CATEGORIES),
    ...(dice() < 0.5 ? type(dice) : {}),
  }),
  text: (dice) => ({
    search: dice() < 0.5 ? likelyWord(dice()) : `${likelyWord(dice())} ${likelyWord(dice())}`,
    ...(dice() < 0.3 ? city(dice) : {}),
  }),
  'typing error': (dice) => ({ search: misspelt(dice) }),
  radius: (dice) => ({ ...near(dice), radius: ['2', '5', '10'][Math.floor(dice() * 3)] ?? '5' }),
  box: (dice) => {
    const { latitude, longitude } = near(dice)
    const half = 0.01 + dice() * 0.08
    const [south, north] = [Number(latitude) - half, Number(latitude) + half]
    const [west, east] = [Number(longitude) - half, Number(longitude) + half]
    return { bounds: [south, west, north, east].map((it) => it.toFixed(5)).join() }
  },
  parameters: (dice) => ({
    min_bedrooms: whole(dice, 1, 5),
    ...(dice() < 0.5 ? { min_bathrooms: whole(dice, 1, 3) } : {}),
    ...(dice() < 0.5 ? { min_area: whole(dice, 40, 250) } : {}),
    ...(dice() < 0.5 ? { parameter_id: choices(dice) } : {}),
    ...(dice() < 0.5 ? city(dice) : {}),
  }),
  premium: (dice) => ({
    get_all_premium_properties: '1',
    ...(dice() < 0.5 ? city(dice) : {}),
    ...(dice() < 0.5 ? type(dice) : {}),
  }),
  'most viewed': (dice) => ({
    most_viewed: '1',
    ...(dice() < 0.5 ? type(dice) : {}),
    ...(dice() < 0.5 ? { category_id: whole(dice, 1, CATEGORIES) } : {}),
  }),
  newest: (dice) => ({ offset: String(20 * Math.floor(dice() * 6)) }),
}

const city = (dice: Dice): Query => ({ city: `City ${cityNumber(dice)}` })

const type = (dice: Dice): Query => ({ property_type: dice() < 0.7 ? '0' : '1' })

function cityNumber(dice: Dice): number {
  return Math.min(CITIES, Math.floor(Math.exp(Math.log(CITIES + 1) * dice())))
}

function price(dice: Dice): Query {
  const lowest = Math.round(Math.exp(12.5 + 1.2 * (dice() - 0.5)) / 1000) * 1000
  return { min_price: String(lowest), max_price: String(Math.round(lowest * (1.2 + dice()))) }
}

function near(dice: Dice): { latitude: string; longitude: string } {
  const { latitude, longitude } = cityCentre(cityNumber(dice))
  return {
    latitude: (latitude + (dice() - 0.5) * 0.2).toFixed(5),
    longitude: (longitude + (dice() - 0.5) * 0.2).toFixed(5),
  }
}

function choices(dice: Dice): string {
  const count = dice() < 0.5 ? 1 : 2
  const first = Math.floor(dice() * CHOICES.length)
  return CHOICES.slice(first, first + count).join()
}

function whole(dice: Dice, from: number, to: number): string {
  return String(from + Math.floor(dice() * (to - from + 1)))
}

/** Two letters swapped, one dropped, or one doubled, so that no listing contains the word. */
function misspelt(dice: Dice): string {
  for (;;) {
    const word = likelyWord(0.3 + 0.7 * dice())
    const at = 1 + Math.floor(dice() * (word.length - 2))
    const wrong = [
      word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    ][Math.floor(dice() * 3)]
    if (wrong && wrong !== word && !isWord(wrong)) return wrong
  }
}

/** Deterministic generator (mulberry32) with a separate series per seed. */
function createDice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
