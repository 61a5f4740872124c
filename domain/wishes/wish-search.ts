import {
  MAX_TRAVEL_LIMITS,
  MAX_TRAVEL_MINUTES,
  type TravelMode,
  travelModes,
} from '../place/travel.ts'
import { MAX_CITIES, noFilters, type SearchFilters } from '../search/search-filters.ts'
import type { PricePeriod, Wish, WishCategory, WishFilters, WishNear } from './wish.ts'

/** Parts of a wish that the search may have no filter for. */
export const wishParts = [
  'categories',
  'bedrooms',
  'bathrooms',
  'rooms',
  'plot',
  'year',
  'floor',
  'places',
  'near',
  'features',
  'furnished',
  'pets',
  'parking',
  'heating',
  'energy',
  'available_from',
  'listed',
  'with',
  'not',
] as const

export type WishPart = (typeof wishParts)[number]

/** A name to be found on the map; `travel` if homes within reach of it are wanted, else in it. */
export type WishSpot = { name: string; travel: { mode: TravelMode; minutes: number } | null }

export type WishSearch = {
  filters: SearchFilters
  spots: WishSpot[]
  /** Without a filter. */
  left: WishPart[]
}

type SiteCategory = { slug: string; name: string }

/** The search that a wish stands for. `filters`: those chosen beside it, which it overrides. */
export function toWishSearch(
  { filters: wish, sort }: Pick<Wish, 'filters' | 'sort'>,
  categories: readonly SiteCategory[],
  filters: SearchFilters = noFilters,
): WishSearch {
  const category = findCategory(wish.category, categories)
  const cities = namesIn(wish, 'city').slice(0, MAX_CITIES)
  const [city, ...alsoCities] = cities
  const [state] = namesIn(wish, 'state')
  const words = [...(wish.not?.keywords ?? [])]
  return {
    filters: {
      ...filters,
      offer: wish.offer ? (wish.offer === 'buy' ? 'sell' : 'rent') : filters.offer,
      category: category ?? filters.category,
      ...(city ? { city, alsoCities, state: '', country: '' } : {}),
      ...(state && !city ? { state } : {}),
      ...toPrices(wish, filters),
      bedrooms: wish.bedrooms?.min || filters.bedrooms,
      bathrooms: wish.bathrooms?.min ? Math.ceil(wish.bathrooms.min) : filters.bathrooms,
      minArea: wish.area?.min ?? filters.minArea,
      maxArea: wish.area?.max ?? filters.maxArea,
      postedSince: toPostedSince(wish.listed) ?? filters.postedSince,
      premium: wish.premium ?? filters.premium,
      promoted: wish.featured ?? filters.promoted,
      search: wish.keywords?.join(' ') || filters.search,
      exclude: words.map(quoted).join(' ') || filters.exclude,
      sort: sort ?? filters.sort,
    },
    spots: toSpots(wish),
    left: listLeft(wish, category),
  }
}

/** By slug or name, also in the plural. */
function findCategory(
  wanted: readonly WishCategory[] | undefined,
  categories: readonly SiteCategory[],
): string | null {
  for (const word of wanted ?? []) {
    const same = (text: string) => text.toLowerCase().replace(/s$/, '') === word.replace(/s$/, '')
    const found = categories.find(({ slug, name }) => same(slug) || same(name))
    if (found) return found.slug
  }
  return null
}

function namesIn(wish: WishFilters, kind: 'city' | 'state'): string[] {
  return (wish.places ?? []).flatMap((place) => (place.kind === kind ? [place.name] : []))
}

const monthsIn: Record<PricePeriod, number> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }

/** Rents by the month, as filters have them. */
function toPrices({ price, offer }: WishFilters, { minPrice, maxPrice }: SearchFilters) {
  const period = offer === 'buy' ? undefined : price?.period
  const monthly = (amount: number) => Math.round(amount / (period ? monthsIn[period] : 1))
  return {
    minPrice: price?.min === undefined ? minPrice : monthly(price.min),
    maxPrice: price?.max === undefined ? maxPrice : monthly(price.max),
  }
}

const WEEK = 7

function toPostedSince(days: number | undefined): SearchFilters['postedSince'] {
  if (days === undefined || days > WEEK) return null
  return days <= 1 ? 'yesterday' : 'week'
}

/** Neighborhoods, postal codes, streets, and named places to be near. */
function toSpots({ places = [], near = [] }: WishFilters): WishSpot[] {
  const inside = places
    .filter(({ kind }) => kind !== 'city' && kind !== 'state')
    .map(({ name }) => ({ name, travel: null }))
  const reached = near.flatMap((it) => (it.name ? [{ name: it.name, travel: toTravel(it) }] : []))
  // A search has one area.
  return [...inside.slice(0, 1), ...reached.slice(0, MAX_TRAVEL_LIMITS)]
}

const USUAL_MINUTES = 15
/** Kilometers in a minute. */
const SPEED: Record<TravelMode, number> = { foot: 0.08, bicycle: 0.25, car: 0.6 }

function toTravel({ mode: wanted, minutes, km }: WishNear): { mode: TravelMode; minutes: number } {
  const mode = travelModes.find((it) => it === wanted) ?? 'foot'
  const asked = minutes ?? (km === undefined ? USUAL_MINUTES : Math.ceil(km / SPEED[mode]))
  return { mode, minutes: Math.min(MAX_TRAVEL_MINUTES, Math.max(1, asked)) }
}

function listLeft(wish: WishFilters, category: string | null): WishPart[] {
  const { places = [], near = [], not } = wish
  const inside = places.filter(({ kind }) => kind !== 'city' && kind !== 'state')
  const isLeft: Record<WishPart, boolean> = {
    categories: (wish.category?.length ?? 0) > (category === null ? 0 : 1),
    bedrooms: wish.bedrooms?.max !== undefined,
    bathrooms: wish.bathrooms?.max !== undefined,
    rooms: wish.rooms !== undefined,
    plot: wish.plot !== undefined,
    year: wish.year !== undefined,
    floor: wish.floor !== undefined,
    places: inside.length > 1 || namesIn(wish, 'city').length > MAX_CITIES,
    near: near.some(({ name, mode }) => !name || mode === 'transit'),
    features: wish.features !== undefined,
    furnished: wish.furnished !== undefined,
    pets: wish.pets !== undefined,
    parking: wish.parking !== undefined,
    heating: wish.heating !== undefined,
    energy: wish.energy !== undefined,
    available_from: wish.available_from !== undefined,
    listed: wish.listed !== undefined && toPostedSince(wish.listed) === null,
    with: wish.with !== undefined,
    not: not !== undefined && Object.keys(not).some((key) => key !== 'keywords'),
  }
  return wishParts.filter((part) => isLeft[part])
}

function quoted(words: string): string {
  return /\s/.test(words) ? `"${words.replaceAll('"', '')}"` : words
}
