import { type Kysely, sql, type Transaction } from 'kysely'
import type { PropertyTextName } from '@/domain/listing/property-texts.ts'
import type { DB } from '@/generated/database.ts'
import { textColumns } from '@/server/db/text-columns.ts'

export type ParameterValues = Record<string, string | number | string[]>

export type PropertyColumns = Record<PropertyTextName, string> & {
  title: string
  description: string
  category_id: number
  property_type: number
  address: string
  city: string
  state: string
  country: string
  place_id: number | null
  latitude: number
  longitude: number
  hides_exact_place: boolean
  price_minor: number
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  is_premium: boolean
  is_active: boolean
  parameters: ParameterValues
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
}

export type PictureColumns = {
  title_image_key: string | null
  title_image_alt: string
  panorama_key: string | null
  meta_image_key: string | null
}

export type StatusColumns = {
  slug: string
  public_latitude: number
  public_longitude: number
  request_status: 'pending' | 'approved' | 'rejected'
  submitted_at: Date | null
  approved_at: Date | null
  posted_at: Date
  expires_at: Date | null
  deleted_at: Date | null
  revision: number
}

export type HeldProperty = PropertyColumns & PictureColumns & StatusColumns & { id: number }

const HELD = sql`id, title, description, category_id, property_type, address, city, state, country, ${textColumns('property')},
  place_id, latitude, longitude, hides_exact_place, price_minor, currency, rent_duration, is_premium, is_active,
  parameters, meta_title, meta_description, meta_keywords, title_image_key, title_image_alt, panorama_key,
  meta_image_key, slug, public_latitude, public_longitude, request_status, submitted_at, approved_at, posted_at,
  expires_at, deleted_at, revision`

/** Locks a property; `deleted` selects only deleted ones. */
export async function lockMyProperty(
  tx: Transaction<DB>,
  { id, ownerId, deleted = false }: { id: number; ownerId: number; deleted?: boolean },
): Promise<HeldProperty | undefined> {
  const { rows } = await sql<HeldProperty>`
    select ${HELD} from property where id = ${id} and owner_id = ${ownerId} and (deleted_at is not null) = ${deleted}
    for update`.execute(tx)
  return rows[0]
}

export async function findMyProperty(
  db: Kysely<DB>,
  { id, slug, ownerId }: { id?: number | undefined; slug?: string | undefined; ownerId: number },
): Promise<HeldProperty | undefined> {
  const wanted = id === undefined ? sql`slug = ${slug ?? ''}` : sql`id = ${id}`
  const { rows } = await sql<HeldProperty>`
    select ${HELD} from property where ${wanted} and owner_id = ${ownerId} and deleted_at is null`.execute(
    db,
  )
  return rows[0]
}

export async function insertProperty(
  tx: Transaction<DB>,
  {
    columns: { parameters, ...columns },
    at,
    ...own
  }: {
    owner_id: number
    draft_id: string | null
    slug: string
    language_code: string
    public_latitude: number
    public_longitude: number
    request_status: 'pending' | 'approved'
    submitted_at: Date | null
    approved_at: Date | null
    posted_at: Date
    expires_at: Date | null
    columns: PropertyColumns
    at: Date
  },
): Promise<number> {
  const row = await tx
    .insertInto('property')
    .values({
      ...columns,
      ...own,
      parameters: JSON.stringify(parameters),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export type PropertyChange = Partial<PropertyColumns & PictureColumns & StatusColumns>

export async function updateProperty(
  tx: Transaction<DB>,
  { id, columns, at }: { id: number; columns: PropertyChange & { draft_id?: null }; at: Date },
): Promise<void> {
  const { parameters, ...rest } = columns
  await tx
    .updateTable('property')
    .set({
      ...rest,
      ...(parameters ? { parameters: JSON.stringify(parameters) } : {}),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export type NearbyPlace = { facility_id: number; distance: number }

/** Replaces the nearby places; returns whether anything changed. */
export async function writeNearby(
  tx: Transaction<DB>,
  { id, places, at }: { id: number; places: readonly NearbyPlace[]; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ changed: number }>`
    with wanted as (
      select facility_id, distance from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as r(facility_id int, distance float8)),
    gone as (
      delete from property_facility f where f.property_id = ${id}
        and not exists (select 1 from wanted w where w.facility_id = f.facility_id) returning 1),
    put as (
      insert into property_facility as f (property_id, facility_id, distance, created_at, updated_at)
      select ${id}::int, facility_id, distance, ${at}::timestamptz, ${at}::timestamptz from wanted order by facility_id
      on conflict (property_id, facility_id) do update set distance = excluded.distance, updated_at = excluded.updated_at
        where f.distance <> excluded.distance
      returning 1)
    select ((select count(*) from gone) + (select count(*) from put))::int as changed`.execute(tx)
  return (rows[0]?.changed ?? 0) > 0
}

/** Updates the search row and the public history. */
export async function refreshSearch(tx: Kysely<DB>, id: number, at: Date): Promise<void> {
  await sql`select refresh_search(array[${id}]::int[], ${at})`.execute(tx)
}
