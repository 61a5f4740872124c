import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { AdvertEnd, AdvertStatus, AdvertType, Listing } from './advert-words.ts'

/** Locks an own listing; whether it may be featured now: public, for sale or rent. */
export async function lockAdvertisable(
  db: Kysely<DB>,
  { listing, ownerId, at }: { listing: Listing; ownerId: number; at: Date },
): Promise<{ is_open: boolean } | undefined> {
  const found =
    'propertyId' in listing
      ? sql<{ is_open: boolean }>`
          select is_public(p, ${at}) and p.property_type in (0, 1) as is_open from property p
          where p.id = ${listing.propertyId} and p.owner_id = ${ownerId} and p.deleted_at is null for no key update`
      : sql<{ is_open: boolean }>`
          select p.is_active and p.request_status = 'approved' as is_open from project p
          where p.id = ${listing.projectId} and p.owner_id = ${ownerId} and p.deleted_at is null for no key update`
  return (await found.execute(db)).rows[0]
}

/** Call it after the lock: a statement that waited for it would not see the other's advert. */
export async function isAdvertised(db: Kysely<DB>, listing: Listing): Promise<boolean> {
  const { rows } = await sql<{ is_advertised: boolean }>`
    select exists (select 1 from advertisement a where a.status in (0, 1) and ${matchesListing(listing)}) as is_advertised`.execute(
    db,
  )
  return rows[0]?.is_advertised ?? false
}

export type NewAdvert = {
  listing: Listing
  ownerId: number
  type: AdvertType
  useId: number
  isApproved: boolean
  /** Base URL of links in mails. */
  origin: string
  at: Date
}

/** Lasts as long as the package of its use. */
export async function insertAdvert(db: Kysely<DB>, advert: NewAdvert): Promise<number> {
  const { listing, ownerId, type, useId, isApproved, origin, at } = advert
  const { propertyId, projectId } = toIds(listing)
  const { rows } = await sql<{ id: number }>`
    insert into advertisement (property_id, project_id, owner_id, status, type, quota_entry_id, user_package_id, starts_at,
      ends_at, created_at, decided_at, origin)
    select ${propertyId}, ${projectId}, ${ownerId}, ${isApproved ? 0 : 1}, ${type}, q.id, h.id, ${at}, h.ends_at, ${at},
      ${isApproved ? at : null}, ${origin}
    from quota_entry q join user_package h on h.id = q.user_package_id where q.id = ${useId}
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no use ${useId}`)
  return row.id
}

export type LockedAdvert = {
  id: number
  property_id: number | null
  project_id: number | null
  owner_id: number | null
  status: AdvertStatus
  quota_entry_id: number | null
  /** Null until it was approved. */
  decided_at: Date | null
  end_cause: AdvertEnd | null
  origin: string
  title: string
}

export async function lockAdvert(db: Kysely<DB>, id: number): Promise<LockedAdvert | undefined> {
  return (await lockAdverts(db, sql`a.id = ${id}`, 1))[0]
}

/** Adverts that ended and whose owner was not told. */
export function lockUnsettled(db: Kysely<DB>, limit: number): Promise<LockedAdvert[]> {
  return lockAdverts(db, sql`a.status = 3 and a.settled_at is null`, limit)
}

async function lockAdverts(
  db: Kysely<DB>,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<LockedAdvert[]> {
  const { rows } = await sql<LockedAdvert>`
    select a.id, a.property_id, a.project_id, a.owner_id, a.status, a.quota_entry_id, a.decided_at, a.end_cause, a.origin,
      coalesce((select title from property where id = a.property_id), (select title from project where id = a.project_id), '') as title
    from advertisement a where ${condition} order by a.id limit ${limit} for update of a`.execute(
    db,
  )
  return rows
}

/** From now on; its end is that of its package. */
export async function approveAdvert(
  db: Kysely<DB>,
  { id, adminId, at }: { id: number; adminId: number; at: Date },
): Promise<void> {
  await sql`
    update advertisement set status = 0, starts_at = ${at}, decided_at = ${at}, decided_by = ${adminId} where id = ${id}`.execute(
    db,
  )
}

export async function rejectAdvert(
  db: Kysely<DB>,
  { id, adminId, reason, at }: { id: number; adminId: number | null; reason: string; at: Date },
): Promise<void> {
  await sql`
    update advertisement set status = 2, reason = ${reason}, decided_at = ${at}, decided_by = ${adminId}, settled_at = ${at},
      ends_at = greatest(starts_at, least(ends_at, ${at})) where id = ${id}`.execute(db)
}

export async function endAdvert(
  db: Kysely<DB>,
  { id, cause, at }: { id: number; cause: AdvertEnd; at: Date },
): Promise<void> {
  await sql`
    update advertisement set status = 3, end_cause = ${cause}, ends_at = greatest(starts_at, least(ends_at, ${at}))
    where id = ${id}`.execute(db)
}

export async function markSettled(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  await sql`update advertisement set settled_at = ${at} where id = ${id}`.execute(db)
}

/**
 * Ends adverts whose package is over or paid back, or whose listing is past its term. Those of a
 * disputed payment wait.
 */
export async function endDueAdverts(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`
    update advertisement a set status = 3, ends_at = greatest(a.starts_at, least(a.ends_at, ${at})),
      end_cause = case when a.ends_at > ${at} then 'expired' when exists (
        select 1 from user_package h join payment_transaction t on t.id = h.payment_transaction_id
        where h.id = a.user_package_id and t.state in ('refunded', 'dispute_lost')) then 'refund' else 'package' end
    where a.status in (0, 1) and ((a.ends_at <= ${at} and a.is_enabled) or exists (
      select 1 from property p where p.id = a.property_id and p.expires_at <= ${at}))`.execute(db)
}

function matchesListing(listing: Listing): RawBuilder<unknown> {
  return 'propertyId' in listing
    ? sql`a.property_id = ${listing.propertyId}`
    : sql`a.project_id = ${listing.projectId}`
}

function toIds(listing: Listing) {
  return {
    propertyId: 'propertyId' in listing ? listing.propertyId : null,
    projectId: 'projectId' in listing ? listing.projectId : null,
  }
}
