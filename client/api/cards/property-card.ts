import { FACTS_ON_CARD, saysSomething, shownValue } from '@/domain/listing/facts.ts'
import type { PropertyType } from '@/domain/listing/property-type.ts'
import type { RentPeriod } from '@/domain/listing/rent-period.ts'
import { toPosition } from '@/domain/place/position.ts'
import type { components } from '@/generated/api-types.ts'

/** Listing data of cards, the same for every list; a fifth of the wire's row. */
export type PropertyCard = {
  id: number
  slug: string
  title: string
  /** Major units. */
  price: number
  type: PropertyType
  /** Null on sales. */
  rentPeriod: RentPeriod | null
  city: string | null
  state: string | null
  country: string | null
  /** Degrees; null when unknown. */
  position: { latitude: number; longitude: number } | null
  /** Its name. */
  category: string
  picture: Picture
  isPremium: boolean
  isFeatured: boolean
  isFavourite: boolean
  /** Kilometres; only in searches around a position. */
  distanceKm: number | null
  /** Facilities that say something, at most six. */
  facts: Fact[]
}

/** The picture's own facts are known for our own provider's files only. */
export type Picture = {
  url: string
  width: number | null
  height: number | null
  /** Blurhash. */
  hash: string | null
}

export type Fact = { id: number; name: string; value: string | string[] }

type Schemas = components['schemas']
type Row = Pick<
  Schemas['PropertyListItem'],
  'id' | 'slug_id' | 'title' | 'price' | 'property_type' | 'city' | 'state' | 'country'
> &
  Pick<Schemas['PropertyListItem'], 'title_image' | 'category' | 'promoted' | 'parameters'> &
  Pick<Schemas['PropertyListItem'], 'is_favourite'> & {
    is_premium: boolean | 0 | 1
    rentduration?: RentPeriod | null
    latitude?: string | null
    longitude?: string | null
    distance?: number
    title_image_hash?: string | null
    title_image_width?: number
    title_image_height?: number
  }

/** Asks for rows of no more than cards show; providers without `listing-cards` answer in full. */
export const asCards = { brief: 1 } as const

/** Takes a row of any list of listings. */
export function propertyCard(row: Row): PropertyCard {
  return {
    id: row.id,
    slug: row.slug_id,
    title: row.title,
    price: row.price,
    type: row.property_type,
    rentPeriod: row.rentduration ?? null,
    city: row.city,
    state: row.state,
    country: row.country,
    position: toPosition(row.latitude, row.longitude),
    category: row.category.category,
    picture: toPicture(row.title_image, {
      width: row.title_image_width,
      height: row.title_image_height,
      hash: row.title_image_hash,
    }),
    isPremium: Boolean(row.is_premium),
    isFeatured: row.promoted,
    isFavourite: row.is_favourite === 1,
    distanceKm: row.distance ?? null,
    facts: toFacts(row.parameters).slice(0, FACTS_ON_CARD),
  }
}

export function toPicture(
  url: string,
  known: { width?: number; height?: number; hash?: string | null },
): Picture {
  const { width = null, height = null, hash = null } = known
  return { url, width, height, hash }
}

/** The facilities of a listing that say something, without how they are entered. */
function toFacts(parameters: readonly Schemas['ParameterValue'][]): Fact[] {
  return parameters
    .filter(({ value }) => saysSomething(value))
    .map((row) => ({ id: row.id, name: row.name, value: shownValue(row) }))
}
