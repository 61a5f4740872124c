import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PropertyTextName } from '@/domain/listing/property-texts.ts'
import type { DB } from '@/generated/database.ts'
import { plannedOnce } from '@/server/db/planned-once.ts'
import { textColumns } from '@/server/db/text-columns.ts'
import {
  type ListingRow,
  listingColumns,
  listingJoins,
  type Reading,
} from './search/listings-store.ts'

export type AdvertisementRow = {
  id: number
  status: 0 | 1 | 2 | 3
  is_enabled: boolean
  type: 'HomeScreen' | 'Slider' | 'ProductListing'
  starts_at: string
  ends_at: string
  created_at: string
}

export type DetailRow = ListingRow &
  Record<PropertyTextName, string> & {
    hides_exact_place: boolean
    description: string
    title_image_alt: string
    is_active: boolean
    request_status: 'pending' | 'approved' | 'rejected'
    panorama_key: string | null
    meta_title: string | null
    meta_description: string | null
    meta_keywords: string | null
    meta_image_key: string | null
    owner_name: string | null
    owner_slug: string | null
    owner_email: string | null
    owner_mobile: string | null
    owner_profile_key: string | null
    owner_verified: boolean
    favourite_users: number[]
    interested_users: number[]
    advertisements: AdvertisementRow[]
    is_interested: boolean
    is_reported: boolean
    is_blocked_by_me: boolean
    is_blocked_by_user: boolean
  }

export async function readDetails(db: Kysely<DB>, reading: Reading): Promise<DetailRow[]> {
  const { ids, viewerId } = reading
  if (ids.length === 0) return []
  const { rows } =
    await sql<DetailRow>`${plannedOnce}select ${listingColumns(reading)}, p.hides_exact_place, p.description, p.title_image_alt, ${textColumns('p')}, p.is_active, p.request_status,
      p.panorama_key, p.meta_title, p.meta_description, p.meta_keywords, p.meta_image_key,
      o.name as owner_name, o.slug as owner_slug, o.email as owner_email, o.mobile as owner_mobile,
      o.profile_key as owner_profile_key, coalesce(o.verification_status = 'success', false) as owner_verified,
      array(select account_id from favourite v where v.property_id = p.id order by account_id) as favourite_users,
      array(select account_id from interest v where v.property_id = p.id order by account_id) as interested_users,
      (select coalesce(json_agg(json_build_object('id', a.id, 'status', a.status, 'is_enabled', a.is_enabled, 'type', a.type,
        'starts_at', a.starts_at, 'ends_at', a.ends_at, 'created_at', a.created_at) order by a.id), '[]')
        from advertisement a where a.property_id = p.id) as advertisements,
      ${viewerFacts(viewerId)}
    from unnest(${ids}::int[]) with ordinality wanted(id, n)
    join property p on p.id = wanted.id ${listingJoins}
    left join account o on o.id = p.owner_id order by wanted.n`.execute(db)
  return rows
}

export type VisibleListing = {
  id: number
  is_public: boolean
  is_premium: boolean
  category_id: number
  owner_id: number | null
}

/**
 * Finds a public listing by id or current or former slug, sold and rented ones included; also any of
 * `ownerId`, unless deleted.
 */
export async function findVisible(
  db: Kysely<DB>,
  { id, slug, ownerId, at }: { id?: number; slug?: string; ownerId?: number | null; at: Date },
): Promise<VisibleListing | undefined> {
  const wanted =
    id === undefined
      ? sql`p.id = coalesce((select id from property where slug = ${slug}),
          (select target_id from slug_redirect where kind = 'property' and slug = ${slug}))`
      : sql`p.id = ${id}`
  const { rows } = await sql<VisibleListing>`
    select p.id, p.is_premium, p.category_id, p.owner_id, is_public(p, ${at}) as is_public from property p
    where ${wanted} and (is_public(p, ${at}) or (p.owner_id = ${ownerId ?? null} and p.deleted_at is null))`.execute(
    db,
  )
  return rows[0]
}

/** Filters the ids of public listings, without duplicates. */
export async function visibleAmong(
  db: Kysely<DB>,
  { ids, at }: { ids: number[]; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${ids}::int[]) with ordinality wanted(id, n)
    join property p on p.id = wanted.id where is_public(p, ${at})
    group by p.id order by min(wanted.n)`.execute(db)
  return rows.map(({ id }) => id)
}

function viewerFacts(viewerId: number | null): RawBuilder<unknown> {
  if (viewerId === null) {
    return sql`false as is_interested, false as is_reported, false as is_blocked_by_me, false as is_blocked_by_user`
  }
  return sql`exists (select 1 from interest v where v.account_id = ${viewerId} and v.property_id = p.id) as is_interested,
    exists (select 1 from report v where v.account_id = ${viewerId} and v.property_id = p.id) as is_reported,
    exists (select 1 from account_block b where b.blocker_id = ${viewerId}
      and b.blocked_id is not distinct from p.owner_id) as is_blocked_by_me,
    exists (select 1 from account_block b where b.blocker_id = p.owner_id and b.blocked_id = ${viewerId}) as is_blocked_by_user`
}
