import type { Position } from '../place/distance.ts'

/** Facts of a home; NaN where unknown. Areas in square meters, years as numbers. */
export type HomeFacts = Position & {
  /** Number of a category: house, apartment. */
  category: number
  area: number
  lot: number
  bedrooms: number
  bathrooms: number
  floors: number
  /** Ordinal words as numbers: more is better. */
  condition: number
  grade: number
  view: number
  /** 1 or 0. */
  waterfront: number
  basement: number
  yearBuilt: number
  yearRenovated: number
  /** Of the homes around, where a source knows them. */
  areaAround: number
  lotAround: number
}

export type Sale = HomeFacts & {
  /** Days since 1970-01-01. */
  day: number
  price: number
}
