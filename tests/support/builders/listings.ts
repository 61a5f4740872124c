import { type Kysely, sql } from 'kysely'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'

/** What a test says of a listing; the rest is usual. */
export type ListingFacts = {
  title: string
  description: string
  slug: string
  ownerId: number | null
  categoryId: number
  propertyType: number
  isActive: boolean
  requestStatus: 'pending' | 'approved' | 'rejected'
  address: string
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  hidesExactPlace: boolean
  /** Where others see it; the exact place when absent. */
  publicPlace: { latitude: number; longitude: number }
  priceMinor: number
  rentPeriod: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  isPremium: boolean
  parameters: Record<string, string | number | string[]>
  postedAt: Date
  expiresAt: Date | null
}

export const NOON = new Date('2026-06-15T12:00:00Z')

/** A category with the given name, made once for each name. */
export async function category(db: Kysely<DB>, name = 'House'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (name, slug) values (${name}, ${slugify(name)})
    on conflict (slug) do update set name = excluded.name returning id`.execute(db)
  return first(rows).id
}

/** A listing that everybody finds: approved, active, in the search. */
export async function publishedListing(
  db: Kysely<DB>,
  facts: Partial<ListingFacts> = {},
): Promise<{ id: number; slug: string }> {
  const listing = await insertListing(db, facts)
  await sql`select refresh_search(array[${listing.id}]::int[], ${NOON})`.execute(db)
  return listing
}

/** A listing that waits for the administrator. */
export function pendingListing(db: Kysely<DB>, facts: Partial<ListingFacts> = {}) {
  return publishedListing(db, { ...facts, requestStatus: 'pending' })
}

/** A listing whose page stays while the lists have dropped it. */
export function soldListing(db: Kysely<DB>, facts: Partial<ListingFacts> = {}) {
  return publishedListing(db, { ...facts, propertyType: 2 })
}

/** A running, approved advertisement for a listing. */
export async function featureProperty(db: Kysely<DB>, propertyId: number): Promise<void> {
  await sql`
    insert into advertisement (property_id, status, starts_at, ends_at)
    values (${propertyId}, 0, ${NOON}::timestamptz - interval '1 day', ${NOON}::timestamptz + interval '30 days')`.execute(
    db,
  )
  await sql`select refresh_search(array[${propertyId}]::int[], ${NOON})`.execute(db)
}

/** A parameter that the category asks for. */
export async function parameter(
  db: Kysely<DB>,
  categoryId: number,
  facts: { name: string; kind?: string; role?: string; options?: string[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into parameter (name, kind, role)
    values (${facts.name}, ${facts.kind ?? 'number'}, ${facts.role ?? null})
    returning id`.execute(db)
  const { id } = first(rows)
  await sql`
    insert into parameter_option (parameter_id, value, position)
    select ${id}, o.value, o.n - 1 from unnest(${facts.options ?? []}::text[]) with ordinality o(value, n)`.execute(
    db,
  )
  await sql`insert into category_parameter (category_id, parameter_id) values (${categoryId}, ${id})`.execute(
    db,
  )
  return id
}

async function insertListing(db: Kysely<DB>, facts: Partial<ListingFacts>) {
  const title = facts.title ?? 'House by the lake'
  const latitude = facts.latitude ?? 47.6769
  const longitude = facts.longitude ?? -122.206
  const place = facts.publicPlace ?? { latitude, longitude }
  const categoryId = facts.categoryId ?? (await category(db))
  const slug = facts.slug ?? `${slugify(title)}-${Math.random().toString(36).slice(2, 8)}`
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into property (slug, owner_id, category_id, property_type, is_active, request_status, title, description, address,
      city, state, country, latitude, longitude, hides_exact_place, public_latitude, public_longitude, price_minor,
      rent_duration, is_premium, parameters, posted_at, expires_at, submitted_at)
    values (${slug}, ${facts.ownerId ?? null}, ${categoryId}, ${facts.propertyType ?? 0}, ${facts.isActive ?? true},
      ${facts.requestStatus ?? 'approved'}, ${title}, ${facts.description ?? 'Three bedrooms and a garden.'},
      ${facts.address ?? '12 Shore Road'}, ${facts.city ?? 'Kirkland'}, ${facts.state ?? 'Washington'},
      ${facts.country ?? 'United States'}, ${latitude}, ${longitude}, ${facts.hidesExactPlace ?? false},
      ${place.latitude}, ${place.longitude}, ${facts.priceMinor ?? 84_500_000}, ${facts.rentPeriod ?? null},
      ${facts.isPremium ?? false}, ${JSON.stringify(facts.parameters ?? {})}::jsonb, ${facts.postedAt ?? NOON},
      ${facts.expiresAt ?? null}, ${facts.requestStatus === 'pending' ? (facts.postedAt ?? NOON) : null})
    returning id, slug`.execute(db)
  return first(rows)
}

function first<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('the database answered no row')
  return row
}
