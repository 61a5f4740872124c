import type { Position } from './distance.ts'
import { type ProjectType, projectTypes } from './project-type.ts'
import {
  type QueryLike,
  queryNear,
  queryNumber,
  queryText,
  queryWord,
  RADIUS_LONGEST_KM,
} from './query-values.ts'
import { type PostedSince, postedSinceWords } from './search-filters.ts'

/** Which developments a page lists; kept in its address. */
export type ProjectFilters = {
  search: string
  /** Slug. */
  category: string
  city: string
  /** How far it is; only of providers with `listing-search`. */
  type: ProjectType | null
  /** When it was put up; a week is the calendar week before this one. */
  postedSince: PostedSince | null
  featured: boolean
  /** Within so many kilometres of a position. */
  near: (Position & { radiusKm: number }) | null
}

export const noProjectFilters: ProjectFilters = {
  search: '',
  category: '',
  city: '',
  type: null,
  postedSince: null,
  featured: false,
  near: null,
}

/** Reads an address's query; what cannot be meant is left out. */
export function parseProjectFilters(query: QueryLike): ProjectFilters {
  const near = queryNear(query, 'near')
  const radius = queryNumber(query, 'radius', RADIUS_LONGEST_KM)
  return {
    search: queryText(query, 'q', 200),
    category: queryText(query, 'category', 300),
    city: queryText(query, 'city', 150),
    type: queryWord(query, 'type', projectTypes),
    postedSince: queryWord(query, 'posted', postedSinceWords),
    featured: queryWord(query, 'featured', ['1']) !== null,
    near: near && { ...near, radiusKm: radius || (near.radiusKm ?? USUAL_RADIUS_KM) },
  }
}

/** The names and words of an address, '' for what is not asked. */
export function projectPairs(filters: ProjectFilters): Record<string, string> {
  const { search, category, city, type, postedSince, featured, near } = filters
  return {
    q: search,
    category,
    city,
    type: type ?? '',
    posted: postedSince ?? '',
    featured: featured ? '1' : '',
    near: near ? `${near.latitude},${near.longitude}` : '',
    radius: near ? String(near.radiusKm) : '',
  }
}

/** Far enough for a region, near enough to be called near. */
export const USUAL_RADIUS_KM = 50
