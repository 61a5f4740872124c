import { type Kysely, sql } from 'kysely'
import type { PackageFeature } from '@/domain/account/access.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type Used = { propertyId: number } | { projectId: number }

export async function insertUse(
  db: Kysely<DB>,
  use: {
    accountId: number
    holdingId: number
    feature: PackageFeature
    isLimited: boolean
    for: Used | null
    at: Date
  },
): Promise<number> {
  const propertyId = use.for && 'propertyId' in use.for ? use.for.propertyId : null
  const projectId = use.for && 'projectId' in use.for ? use.for.projectId : null
  const { rows } = await sql<{ id: number }>`
    insert into quota_entry (account_id, user_package_id, feature_id, kind, change, property_id, project_id, created_at)
    select ${use.accountId}, ${use.holdingId}, f.id, 'use', ${use.isLimited ? -1 : null}::int, ${propertyId}, ${projectId}, ${use.at}
    from feature f where f.code = ${use.feature}
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no feature ${use.feature}`)
  return row.id
}

/** Finds the use that listed it; an advert of the listing has another one, and keeps its id. */
export async function findListingUse(
  db: Kysely<DB>,
  listing: Used,
): Promise<{ id: number; account_id: number } | undefined> {
  const isFor =
    'propertyId' in listing
      ? sql`q.property_id = ${listing.propertyId} and f.code = 'property_list'`
      : sql`q.project_id = ${listing.projectId} and f.code = 'project_list'`
  const { rows } = await sql<{ id: number; account_id: number }>`
    select q.id, q.account_id from quota_entry q join feature f on f.id = q.feature_id
    where q.kind = 'use' and ${isFor} order by q.id limit 1`.execute(db)
  return rows[0]
}

/** Refunds a use once, while its package is active; returns whether it did. */
export async function insertGiveBack(
  db: Kysely<DB>,
  { useId, accountId, at }: { useId: number; accountId: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into quota_entry (account_id, user_package_id, feature_id, kind, change, property_id, project_id, given_back_id, created_at)
    select u.account_id, u.user_package_id, u.feature_id, 'give-back', -u.change, u.property_id, u.project_id, u.id, ${at}
    from quota_entry u join user_package h on h.id = u.user_package_id
    where u.id = ${useId} and u.account_id = ${accountId} and u.kind = 'use' and h.ends_at > ${at} and h.closed_at is null
    on conflict (given_back_id) do nothing returning id`.execute(db)
  return rows.length > 0
}

/**
 * Closes ended packages, optionally of one account; their quota expires. Returns their number.
 * Concurrent uses wait for the lock and see the end.
 */
export async function closeEnded(
  db: Kysely<DB>,
  { at, accountId, limit }: { at: Date; accountId?: number; limit: number },
): Promise<number> {
  return db
    .transaction()
    .execute((transaction) => closeEndedWithin(transaction, { at, accountId, limit }))
}

/** The same within a transaction. */
export async function closeEndedWithin(
  transaction: Kysely<DB>,
  { at, accountId, limit }: { at: Date; accountId?: number | undefined; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
      select id from user_package
      where closed_at is null and paused_at is null and ends_at <= ${at} ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
      order by id limit ${limit} for update`.execute(transaction)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await sql`
      with closed as (
        update user_package set closed_at = ${at} where id = any(${ids}::int[]) returning id, account_id, ends_at)
      insert into quota_entry (account_id, user_package_id, feature_id, kind, change, created_at)
      select c.account_id, c.id, q.feature_id, 'expire', -sum(q.change), c.ends_at
      from closed c join quota_entry q on q.user_package_id = c.id
      group by c.id, c.account_id, c.ends_at, q.feature_id
      having sum(q.change) is null or sum(q.change) > 0
      order by c.id, q.feature_id`.execute(transaction)
  return rows.length
}

export type LedgerEntryRow = {
  id: number
  kind: 'grant' | 'use' | 'give-back' | 'expire'
  package_id: number
  package_name: string
  translations: Translations
  feature_id: number
  feature_name: string
  change: number | null
  left: number | null
  property_title: string | null
  project_title: string | null
  created_at: Date
}

/** A page of the ledger, newest first, with running balances. */
export async function readLedger(
  db: Kysely<DB>,
  { accountId, offset, limit }: { accountId: number; offset: number; limit: number },
): Promise<{ rows: LedgerEntryRow[]; total: number }> {
  const { rows } = await sql<LedgerEntryRow>`
    select q.id, q.kind, q.change, q.left::int as left, q.created_at, h.package_id, p.name as package_name, p.translations,
      f.id as feature_id, f.name as feature_name, l.title as property_title, j.title as project_title
    from (
      select *, sum(change) over (partition by user_package_id, feature_id order by id) as left
      from quota_entry where account_id = ${accountId}) q
    join user_package h on h.id = q.user_package_id join package p on p.id = h.package_id join feature f on f.id = q.feature_id
    left join property l on l.id = q.property_id left join project j on j.id = q.project_id
    order by q.created_at desc, q.id desc limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from quota_entry where account_id = ${accountId}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}
