import { type ProjectType, projectTypes } from '../listing/project-type.ts'
import type { Position } from '../place/distance.ts'
import {
  MAX_RADIUS_KM,
  type QueryLike,
  queryNear,
  queryNumber,
  queryText,
  queryWord,
} from './query-values.ts'
import { type PostedSince, postedSinceWords } from './search-filters.ts'

export type ProjectFilters = {
  search: string
  category: string
  city: string
  /** Construction stage; only for providers with `listing-search`. */
  type: ProjectType | null
  /** `week`: the previous calendar week. */
  postedSince: PostedSince | null
  featured: boolean
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

/** Invalid values are dropped. */
export function parseProjectFilters(query: QueryLike): ProjectFilters {
  const near = queryNear(query, 'near')
  const radius = queryNumber(query, 'radius', MAX_RADIUS_KM)
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

/** '' if not set. */
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

export const USUAL_RADIUS_KM = 50
