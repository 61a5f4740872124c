import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type ParameterKind =
  | 'textbox'
  | 'textarea'
  | 'number'
  | 'dropdown'
  | 'radiobutton'
  | 'checkbox'
  | 'file'

export type ParameterRow = {
  id: number
  name: string
  kind: ParameterKind
  /** Set for parameters that product features depend on. */
  role: 'bedrooms' | 'bathrooms' | 'area' | null
  options: string[] | null
  is_required: boolean
  image_key: string | null
  translations: Translations
}

export type CategoryRow = {
  id: number
  slug: string
  name: string
  image_key: string | null
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_image_key: string | null
  translations: Translations
  parameter_ids: number[]
}

export type NearbyPlaceRow = {
  id: number
  name: string
  image_key: string | null
  translations: Translations
  created_at: Date
  updated_at: Date
}

/** Active categories in configured order. */
export async function readCategories(db: Kysely<DB>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name, c.image_key, c.meta_title, c.meta_description, c.meta_keywords, c.meta_image_key,
      c.translations, array(select cp.parameter_id from category_parameter cp where cp.category_id = c.id
        order by cp.position, cp.parameter_id) as parameter_ids
    from category c where c.is_active order by c.position, c.id`.execute(db)
  return rows
}

export async function readParameters(db: Kysely<DB>): Promise<ParameterRow[]> {
  const { rows } = await sql<ParameterRow>`
    select id, name, kind, role, options, is_required, image_key, translations from parameter
    order by position, id`.execute(db)
  return rows
}

export async function readNearbyPlaces(db: Kysely<DB>): Promise<NearbyPlaceRow[]> {
  const { rows } = await sql<NearbyPlaceRow>`
    select id, name, image_key, translations, created_at, updated_at from facility order by id`.execute(
    db,
  )
  return rows
}

/** Counts public listings from `search_count`, which is refreshed every minute. */
export async function countByCategory(db: Kysely<DB>): Promise<Map<number, number>> {
  const { rows } = await sql<{ category_id: number; listings: number }>`
    select category_id, sum(listings)::int as listings from search_count group by category_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.category_id, row.listings]))
}
