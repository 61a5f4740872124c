import type { ServiceContext } from '@/server/actor.ts'
import { suggestProjects } from '@/server/modules/projects/service.ts'
import {
  suggestCategories,
  suggestListings,
} from '@/server/modules/properties/search/suggestions.ts'
import { listingsPerCategory } from '@/server/modules/properties/showcase.ts'
import {
  type CityRow,
  countCities,
  type PlaceRow,
  placesByName,
  placesSpeltLike,
  readCities,
} from './store.ts'

/** Matches by kind, best first. */
export type Suggestions = {
  places: PlaceRow[]
  categories: Awaited<ReturnType<typeof suggestCategories>>
  projects: Awaited<ReturnType<typeof suggestProjects>>
  listings: Awaited<ReturnType<typeof suggestListings>>
  perCategory: Map<number, number>
}

export async function listCities(
  { deps: { db } }: ServiceContext,
  page: { offset: number; limit: number },
): Promise<{ cities: CityRow[]; total: number }> {
  const [cities, total] = await Promise.all([readCities(db, page), countCities(db)])
  return { cities, total }
}

export function firstCities({ deps: { db } }: ServiceContext, limit: number): Promise<CityRow[]> {
  return readCities(db, { offset: 0, limit })
}

/**
 * Prefix matches, else similar spellings; at most `limit`. Half are places, and unused slots go to
 * other kinds.
 */
export async function suggest(
  context: ServiceContext,
  { text, limit }: { text: string; limit: number },
): Promise<Suggestions> {
  if (!HAS_WORDS.test(text)) return { ...NOTHING, perCategory: new Map() }
  const typed = await collect(context, { text, limit, isForgiving: false })
  const found =
    countAll(typed) > 0 ? typed : await collect(context, { text, limit, isForgiving: true })
  const shown = share(found, limit)
  const perCategory =
    shown.categories.length > 0 ? await listingsPerCategory(context.deps.db) : new Map()
  return { ...shown, perCategory }
}

type Found = Omit<Suggestions, 'perCategory'>

const HAS_WORDS = /[\p{L}\p{N}]/u
const NOTHING: Found = { places: [], categories: [], projects: [], listings: [] }

/** Shorter prefixes match nearly every title. */
const SHORTEST_WORD = 2

async function collect(
  context: ServiceContext,
  { text, limit, isForgiving }: { text: string; limit: number; isForgiving: boolean },
): Promise<Found> {
  const { db } = context.deps
  const reading = isForgiving ? 'forgiving' : 'beginnings'
  const isLongEnough = text.trim().length >= SHORTEST_WORD || !/^[\p{ASCII}\s]*$/u.test(text)
  const [places, categories, projects, listings] = await Promise.all([
    isForgiving ? placesSpeltLike(db, { text, limit }) : placesByName(db, { text, limit }),
    suggestCategories(context, { text, reading, limit }),
    isLongEnough ? suggestProjects(context, { text, isForgiving, limit }) : [],
    isLongEnough ? suggestListings(context, { text, reading, limit }) : [],
  ])
  return { places, categories, projects, listings }
}

function countAll({ places, categories, projects, listings }: Found): number {
  return places.length + categories.length + projects.length + listings.length
}

/** Assigns slots in turns, every second one to places. */
function share(found: Found, limit: number): Found {
  const shown = { places: 0, categories: 0, projects: 0, listings: 0 }
  let room = Math.min(limit, countAll(found))
  while (room > 0) {
    for (const kind of TURNS) {
      if (room === 0 || shown[kind] === found[kind].length) continue
      shown[kind] += 1
      room -= 1
    }
  }
  return {
    places: found.places.slice(0, shown.places),
    categories: found.categories.slice(0, shown.categories),
    projects: found.projects.slice(0, shown.projects),
    listings: found.listings.slice(0, shown.listings),
  }
}

const TURNS = ['places', 'categories', 'places', 'projects', 'places', 'listings'] as const
