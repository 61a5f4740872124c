import type { ListingValues } from './listing-values.ts'
import { countLetters, seoWarnings } from './seo-rules.ts'

export type QualityPoint = {
  name: string
  /** Form field. */
  field: string
  points: number
  isMet: boolean
}

export type Quality = {
  /** 0 to 100. */
  score: number
  points: QualityPoint[]
  /** Highest points first. */
  missing: QualityPoint[]
}

export const GOOD_TITLE = 20
export const GOOD_DESCRIPTION = 300
export const SOME_PICTURES = 5
export const MANY_PICTURES = 10
export const SOME_NEARBY = 3

export type PropertyQuality = {
  price: number | null
  /** The category's parameters; null without a category. */
  parameters: { all: number; answered: number } | null
  nearby: number
  hasPanorama: boolean
}

export type ProjectQuality = { plans: number }

/** Scores sum to 100. */
export function propertyQuality(values: ListingValues, own: PropertyQuality): Quality {
  const { parameters } = own
  const isAnswered = parameters !== null && parameters.answered >= Math.ceil(parameters.all * 0.6)
  return toQuality([
    ...common(values),
    point('price', 'price', 5, (own.price ?? 0) > 0),
    point('facilities', 'parameters', 10, isAnswered),
    point('nearby', 'facilities', 5, own.nearby >= SOME_NEARBY),
    point('moving', 'video_link', 5, own.hasPanorama || values.video_link.trim() !== ''),
  ])
}

/** Buyers ask for floor plans first. */
export function projectQuality(values: ListingValues, own: ProjectQuality): Quality {
  return toQuality([
    ...common(values),
    point('plan', 'plans', 10, own.plans > 0),
    point('documents', 'documents', 10, values.documents.length > 0),
    point('moving', 'video_link', 5, values.video_link.trim() !== ''),
  ])
}

/** Sums to 75. */
function common(values: ListingValues): QualityPoint[] {
  const photos = values.pictures.length
  const isPlaced = [values.address, values.city, values.state, values.country].every(
    (text) => text.trim() !== '',
  )
  const hasSeo = values.meta_description.trim() !== '' && !seoWarnings(values).meta_description
  return [
    point('title', 'title', 10, countLetters(values.title) >= GOOD_TITLE),
    point('description', 'description', 15, countLetters(values.description) >= GOOD_DESCRIPTION),
    point('photo', 'pictures', 10, photos > 0),
    point('photos', 'pictures', 10, photos >= SOME_PICTURES),
    point('manyPhotos', 'pictures', 5, photos >= MANY_PICTURES),
    point(
      'alt',
      'pictures',
      5,
      photos > 0 && values.pictures.every(({ alt }) => alt.trim() !== ''),
    ),
    point('address', 'address', 5, isPlaced),
    point('pin', 'position', 10, values.position !== null),
    point('seo', 'meta_description', 5, hasSeo),
  ]
}

function point(name: string, field: string, points: number, isMet: boolean): QualityPoint {
  return { name, field, points, isMet }
}

function toQuality(points: QualityPoint[]): Quality {
  const met = points.filter(({ isMet }) => isMet)
  return {
    score: met.reduce((sum, { points: worth }) => sum + worth, 0),
    points,
    missing: points.filter(({ isMet }) => !isMet).sort((one, other) => other.points - one.points),
  }
}
