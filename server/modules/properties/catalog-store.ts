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

export type OptionRow = {
  id: number
  /** Stored by listings, and sent on the wire. */
  value: string
  /** False once retired: kept where it is chosen, and not offered. */
  is_active: boolean
  /** Names before it was renamed, and of options merged into it; still valid. */
  earlier: string[]
  translations: Translations
}

export type ParameterRow = {
  id: number
  name: string
  kind: ParameterKind
  /** Set for parameters that product features depend on. */
  role: 'bedrooms' | 'bathrooms' | 'area' | null
  /** In order; empty for kinds without options. */
  options: OptionRow[]
  is_required: boolean
  /** False once retired: shown where it has a value, and not asked for. */
  is_active: boolean
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
  /** False once retired: listings keep it, and it is not offered. */
  is_active: boolean
  translations: Translations
  parameter_ids: number[]
}

export type NearbyPlaceRow = {
  id: number
  name: string
  image_key: string | null
  /** False once retired: listings keep it, and it is not offered. */
  is_active: boolean
  translations: Translations
  created_at: Date
  updated_at: Date
}

/** In configured order, retired ones included. */
export async function readCategories(db: Kysely<DB>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name, c.image_key, c.meta_title, c.meta_description, c.meta_keywords, c.meta_image_key,
      c.is_active, c.translations, array(select cp.parameter_id from category_parameter cp where cp.category_id = c.id
        order by cp.position, cp.parameter_id) as parameter_ids
    from category c order by c.position, c.id`.execute(db)
  return rows
}

export async function readParameters(db: Kysely<DB>): Promise<ParameterRow[]> {
  const { rows } = await sql<ParameterRow>`
    select p.id, p.name, p.kind, p.role, p.is_required, p.is_active, p.image_key, p.translations, array(
      select jsonb_build_object('id', o.id, 'value', o.value, 'is_active', o.is_active, 'earlier', o.earlier_values,
        'translations', o.translations)
      from parameter_option o where o.parameter_id = p.id order by o.position, o.id) as options
    from parameter p order by p.position, p.id`.execute(db)
  return rows
}

export async function readNearbyPlaces(db: Kysely<DB>): Promise<NearbyPlaceRow[]> {
  const { rows } = await sql<NearbyPlaceRow>`
    select id, name, image_key, is_active, translations, created_at, updated_at from facility
    order by position, id`.execute(db)
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
