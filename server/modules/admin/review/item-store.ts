import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { LIKENESS_BITS, NEAR_DEGREES } from '@/domain/listing/listing-likeness.ts'
import type { DB } from '@/generated/database.ts'
import {
  type ListingContent,
  readContent,
} from '@/server/modules/listing-editor/listing-content-store.ts'
import { toMicros } from '../cursor-conditions.ts'
import { APPLICANT_NAME } from './status-store.ts'

type ItemFacts = {
  id: number
  revision: number
  status: 'pending' | 'approved' | 'rejected'
  title: string
  submitted_at: Date
  micros: string
  account_id: number | null
}

export type ListingItemRow = ItemFacts & ListingContent

/** Finds a listing of any status, unless its owner deleted it. */
export function findListingItem(
  db: Kysely<DB>,
  subject: { kind: ListingKind; id: number },
): Promise<ListingItemRow | undefined> {
  return readContent<ItemFacts>(db, subject, LISTING_FACTS)
}

export type ApplicationItemRow = ItemFacts & { account_id: number }

export async function findApplicationItem(
  db: Kysely<DB>,
  id: number,
): Promise<ApplicationItemRow | undefined> {
  const { rows } = await sql<ApplicationItemRow>`
    select v.id, v.revision, case v.status when 'success' then 'approved' when 'failed' then 'rejected' else 'pending' end as status,
      ${APPLICANT_NAME} as title, v.submitted_at, ${toMicros(sql`v.submitted_at`)} as micros, v.account_id
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

/** Answers of an application, in the order of the form. */
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

const MAX_SIMILAR = 6

function selectLikenesses(property: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select f.likeness from stored_file f where f.likeness is not null and f.key in (
    select ${property}.title_image_key union all
    select x.file_key from property_file x where x.property_id = ${property}.id and x.kind = 'gallery'))`
}

/**
 * Possible duplicates in the same city or of the same owner, pending ones included: close by and
 * similarly priced, with the same address, or with a similar picture.
 */
export async function findSimilar(db: Kysely<DB>, id: number): Promise<SimilarRow[]> {
  const { rows } = await sql<SimilarRow>`
    select p.id, p.slug, p.title, o.name as owner_name, p.request_status as status
    from property it join property p on p.place_id = it.place_id or p.owner_id = it.owner_id
    left join account o on o.id = p.owner_id
    where it.id = ${id} and p.id <> it.id and p.deleted_at is null
      and p.property_type % 2 = it.property_type % 2
      and ((abs(p.latitude - it.latitude) < ${NEAR_DEGREES}::float8
          and abs(p.longitude - it.longitude) * cos(radians(it.latitude)) < ${NEAR_DEGREES}::float8
          and (p.price_minor = it.price_minor or (p.category_id = it.category_id
            and p.price_minor between it.price_minor * 0.8 and it.price_minor * 1.25)))
        or (it.address <> '' and norm(p.address) = norm(it.address) and norm(p.city) = norm(it.city))
        or exists (select 1 from ${selectLikenesses(sql`it`)} own, ${selectLikenesses(sql`p`)} other
          where bit_count(own.likeness # other.likeness) < ${LIKENESS_BITS}))
    order by p.id desc limit ${MAX_SIMILAR}`.execute(db)
  return rows
}

type PinRow = {
  latitude: number
  longitude: number
  town_latitude: number
  town_longitude: number
}

/** Location of a listing and its city's center; undefined if either is unknown. */
export async function findPin(
  db: Kysely<DB>,
  { kind, id }: { kind: 'property' | 'project'; id: number },
): Promise<PinRow | undefined> {
  const { rows } = await sql<PinRow>`
    select p.latitude, p.longitude, t.latitude as town_latitude, t.longitude as town_longitude
    from ${sql.table(kind)} p join place t on t.id = p.place_id
    where p.id = ${id} and p.latitude is not null and p.longitude is not null
      and t.latitude is not null and t.longitude is not null`.execute(db)
  return rows[0]
}

export type DecisionRow = {
  decision: 'approved' | 'rejected' | 'undone'
  reason: string
  decided_by: string | null
  created_at: Date
}

const MAX_DECISIONS = 20

/** Decisions on a listing, newest first. */
export async function readListingDecisions(
  db: Kysely<DB>,
  { kind, id }: { kind: 'property' | 'project'; id: number },
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select r.decision, r.reason, a.name as decided_by, r.created_at
    from review r left join account a on a.id = r.decided_by
    where r.${sql.ref(`${kind}_id`)} = ${id} order by r.id desc limit ${MAX_DECISIONS}`.execute(db)
  return rows
}

export async function readApplicationDecisions(db: Kysely<DB>, id: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select case d.decision when 'success' then 'approved' when 'failed' then 'rejected' else 'undone' end as decision,
      d.reason, a.name as decided_by, d.created_at
    from verification_decision d left join account a on a.id = d.decided_by
    where d.application_id = ${id} order by d.id desc limit ${MAX_DECISIONS}`.execute(db)
  return rows
}

const LISTING_FACTS = sql`p.id, p.revision, p.request_status as status, p.owner_id as account_id,
  coalesce(p.submitted_at, p.posted_at) as submitted_at, ${toMicros(sql`coalesce(p.submitted_at, p.posted_at)`)} as micros`
