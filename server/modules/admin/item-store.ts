import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { microsOf } from './cursors.ts'

export type FileRow = { key: string; name: string; alt: string; mime: string }

/** What is told alike of everything that is decided on. */
type ItemFacts = {
  id: number
  revision: number
  status: 'pending' | 'approved' | 'rejected'
  title: string
  submitted_at: Date
  micros: string
  account_id: number | null
}

/** A property or a project as its owner wrote it. */
export type ListingItemRow = ItemFacts & {
  slug: string
  is_active: boolean
  description: string
  category_id: number
  category_name: string
  property_type: number | null
  project_type: 'upcoming' | 'under_construction' | null
  price_minor: number | null
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  is_premium: boolean
  address: string
  client_address: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  hides_exact_place: boolean
  parameters: Record<string, string | number | string[]>
  facilities: { facility_id: number; distance: number }[]
  picture_key: string | null
  picture_alt: string
  panorama_key: string | null
  video_link: string
  gallery: FileRow[]
  documents: FileRow[]
  plans: FileRow[]
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_image_key: string | null
}

/** A property that its owner has not deleted, whatever was decided of it. */
export async function findPropertyItem(
  db: Kysely<DB>,
  id: number,
): Promise<ListingItemRow | undefined> {
  const { rows } = await sql<ListingItemRow>`
    select ${itemFacts}, p.property_type, null as project_type, p.price_minor, p.currency, p.rent_duration, p.is_premium,
      p.address, p.client_address, p.hides_exact_place, p.parameters, p.title_image_key as picture_key,
      p.title_image_alt as picture_alt, p.panorama_key,
      (select coalesce(json_agg(json_build_object('facility_id', f.facility_id, 'distance', f.distance) order by f.id), '[]')
        from property_facility f where f.property_id = p.id) as facilities,
      ${filesOf('property', 'gallery')} as gallery, ${filesOf('property', 'document')} as documents, '[]'::json as plans
    from property p join category c on c.id = p.category_id where p.id = ${id} and p.deleted_at is null`.execute(
    db,
  )
  return rows[0]
}

/** A project that its owner has not deleted, whatever was decided of it. */
export async function findProjectItem(
  db: Kysely<DB>,
  id: number,
): Promise<ListingItemRow | undefined> {
  const { rows } = await sql<ListingItemRow>`
    select ${itemFacts}, null::int as property_type, p.type as project_type, null::bigint as price_minor, '' as currency,
      null as rent_duration, false as is_premium, p.location as address, '' as client_address, false as hides_exact_place,
      '{}'::jsonb as parameters, p.image_key as picture_key, p.image_alt as picture_alt, null as panorama_key,
      '[]'::json as facilities, ${filesOf('project', 'gallery')} as gallery, ${filesOf('project', 'document')} as documents,
      ${filesOf('project', 'plan')} as plans
    from project p join category c on c.id = p.category_id where p.id = ${id} and p.deleted_at is null`.execute(
    db,
  )
  return rows[0]
}

export type ApplicationItemRow = ItemFacts & { account_id: number }

export async function findApplicationItem(
  db: Kysely<DB>,
  id: number,
): Promise<ApplicationItemRow | undefined> {
  const { rows } = await sql<ApplicationItemRow>`
    select v.id, v.revision, case v.status when 'success' then 'approved' when 'failed' then 'rejected' else 'pending' end as status,
      a.name as title, v.submitted_at, ${microsOf(sql`v.submitted_at`)} as micros, v.account_id
    from verification_application v join account a on a.id = v.account_id where v.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export type AnswerRow = {
  name: string
  kind: string
  value: unknown
  file_key: string | null
  file_name: string | null
}

/** What was answered to the fields of the form, in its order. */
export async function readAnswers(db: Kysely<DB>, applicationId: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select f.name, f.kind, w.value, w.file_key, s.name as file_name
    from verification_answer w join verification_field f on f.id = w.field_id
    left join stored_file s on s.key = w.file_key
    where w.application_id = ${applicationId} order by f.position, f.id`.execute(db)
  return rows
}

export type SimilarRow = {
  id: number
  slug: string
  title: string
  owner_name: string | null
  status: 'pending' | 'approved' | 'rejected'
}

const MOST_SIMILAR = 6

/** Other properties of the same category and kind of offer, a few steps away and about as dear. */
export async function findSimilar(db: Kysely<DB>, id: number): Promise<SimilarRow[]> {
  const { rows } = await sql<SimilarRow>`
    select p.id, p.slug, p.title, o.name as owner_name, p.request_status as status
    from property it join property p on p.place_id = it.place_id
    left join account o on o.id = p.owner_id
    where it.id = ${id} and p.id <> it.id and p.deleted_at is null and p.category_id = it.category_id
      and p.property_type % 2 = it.property_type % 2
      and abs(p.latitude - it.latitude) < 0.0004 and abs(p.longitude - it.longitude) < 0.0006
      and p.price_minor between it.price_minor * 0.8 and it.price_minor * 1.25
    order by p.id desc limit ${MOST_SIMILAR}`.execute(db)
  return rows
}

export type DecisionRow = {
  decision: 'approved' | 'rejected' | 'undone'
  reason: string
  decided_by: string | null
  created_at: Date
}

const MOST_DECISIONS = 20

/** What was decided of a property or a project, the newest first. */
export async function readListingDecisions(
  db: Kysely<DB>,
  { kind, id }: { kind: 'property' | 'project'; id: number },
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select r.decision, r.reason, a.name as decided_by, r.created_at
    from review r left join account a on a.id = r.decided_by
    where r.${sql.ref(`${kind}_id`)} = ${id} order by r.id desc limit ${MOST_DECISIONS}`.execute(db)
  return rows
}

/** What was decided of an application, the newest first. */
export async function readApplicationDecisions(db: Kysely<DB>, id: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select case d.decision when 'success' then 'approved' when 'failed' then 'rejected' else 'undone' end as decision,
      d.reason, a.name as decided_by, d.created_at
    from verification_decision d left join account a on a.id = d.decided_by
    where d.application_id = ${id} order by d.id desc limit ${MOST_DECISIONS}`.execute(db)
  return rows
}

const itemFacts = sql`p.id, p.revision, p.request_status as status, p.title,
  coalesce(p.submitted_at, p.posted_at) as submitted_at, ${microsOf(sql`coalesce(p.submitted_at, p.posted_at)`)} as micros,
  p.owner_id as account_id, p.slug, p.is_active, p.description, p.category_id, c.name as category_name,
  p.city, p.state, p.country, p.latitude, p.longitude, p.video_link,
  p.meta_title, p.meta_description, p.meta_keywords, p.meta_image_key`

function filesOf(
  of: 'property' | 'project',
  kind: 'gallery' | 'document' | 'plan',
): RawBuilder<unknown> {
  const name = of === 'project' ? sql`coalesce(nullif(f.title, ''), s.name)` : sql`s.name`
  return sql`(select coalesce(json_agg(json_build_object('key', s.key, 'name', ${name}, 'alt', f.alt, 'mime', s.mime)
      order by f.position, f.id), '[]')
    from ${sql.table(`${of}_file`)} f join stored_file s on s.key = f.file_key
    where f.${sql.ref(`${of}_id`)} = p.id and f.kind = ${kind})`
}
