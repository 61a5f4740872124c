import { type Kysely, sql } from 'kysely'
import type { ListingEventKind } from '@/domain/listing/price-history.ts'
import type { DB } from '@/generated/database.ts'
import { plannedOnce } from '@/server/db/planned-once.ts'

export type ListingEvent = {
  kind: ListingEventKind
  price_minor: number
  currency: string
  happened_at: Date
}

/**
 * Reads the newest 100 public events, oldest first. Rents are converted to the latest rent period,
 * so that they compare.
 */
export async function readHistory(db: Kysely<DB>, propertyId: number): Promise<ListingEvent[]> {
  const { rows } = await sql<ListingEvent>`${plannedOnce}select kind, currency, happened_at,
        rent_in(price_minor, rent_duration, last_value(rent_duration) over (
          order by id rows between unbounded preceding and unbounded following)) as price_minor from (
      select id, kind, price_minor, currency, rent_duration, happened_at from property_event
      where property_id = ${propertyId} order by id desc limit 100) newest
    order by id`.execute(db)
  return rows
}

export type WithdrawnListing = {
  city: string
  state: string
  category_slug: string
  property_type: number
}

/** Finds a listing that was public once, and may still be. */
export async function findWithdrawn(
  db: Kysely<DB>,
  { id, slug }: { id?: number; slug?: string },
): Promise<WithdrawnListing | undefined> {
  const wanted =
    id === undefined
      ? sql`p.id = coalesce((select id from property where slug = ${slug}),
          (select target_id from slug_redirect where kind = 'property' and slug = ${slug}))`
      : sql`p.id = ${id}`
  const { rows } = await sql<WithdrawnListing>`
    select p.city, p.state, c.slug as category_slug, p.property_type
    from property p join category c on c.id = p.category_id
    where ${wanted} and exists (select 1 from property_event e where e.property_id = p.id)`.execute(
    db,
  )
  return rows[0]
}
