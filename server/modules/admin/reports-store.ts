import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import { toMicros, toMoment } from './cursor-conditions.ts'
import type { Place } from './cursors.ts'

export type ReportRow = {
  id: number
  micros: string
  property_id: number
  slug: string
  title: string
  picture_key: string | null
  status: 'pending' | 'approved' | 'rejected'
  is_active: boolean
  owner_id: number | null
  owner_name: string | null
  reason: string | null
  reason_translations: Translations | null
  message: string
  reporter_id: number
  reporter_name: string
  created_at: Date
  outcome: 'dismissed' | 'rejected' | null
  handled_at: Date | null
  handled_by: string | null
  others: number
}

export type ReportsPart = { isOpen: boolean; after?: Place | undefined; limit: number }

/** A page of reports: oldest first if open, latest handled first otherwise. */
export async function readReports(
  db: Kysely<DB>,
  { isOpen, after, limit }: ReportsPart,
): Promise<ReportRow[]> {
  const moment = isOpen ? sql`r.created_at` : sql`r.handled_at`
  const way = isOpen ? sql`asc` : sql`desc`
  const beyond = after
    ? sql`and (${moment}, r.id) ${isOpen ? sql`>` : sql`<`} (${toMoment(after.micros)}, ${after.id}::int)`
    : sql``
  const { rows } = await sql<ReportRow>`
    ${selectReports(moment)} where ${isOpenReport(isOpen)} ${beyond}
    order by ${moment} ${way}, r.id ${way} limit ${limit}`.execute(db)
  return rows
}

/** Reports of somebody's listings, or those that they sent, the newest first. */
export async function readPersonReports(
  db: Kysely<DB>,
  { accountId, side, limit }: { accountId: number; side: 'owner' | 'reporter'; limit: number },
): Promise<ReportRow[]> {
  const isTheirs =
    side === 'owner'
      ? sql`p.owner_id = ${accountId} and p.deleted_at is null`
      : sql`r.account_id = ${accountId}`
  const { rows } = await sql<ReportRow>`
    ${selectReports(sql`r.created_at`)} where ${isTheirs}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

function selectReports(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.id, ${toMicros(moment)} as micros, p.id as property_id, p.slug, p.title, p.title_image_key as picture_key,
      p.request_status as status, p.is_active, p.owner_id, o.name as owner_name, w.reason, w.translations as reason_translations,
      r.other_message as message, a.id as reporter_id, a.name as reporter_name, r.created_at, r.outcome, r.handled_at,
      h.name as handled_by,
      (select count(*)::int from report s where s.property_id = r.property_id and s.id <> r.id and s.handled_at is null) as others
    from report r join property p on p.id = r.property_id join account a on a.id = r.account_id
    left join account o on o.id = p.owner_id left join report_reason w on w.id = r.reason_id
    left join account h on h.id = r.handled_by`
}

export async function countOpenReports(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from report r where ${isOpenReport(true)}`.execute(db)
  return rows[0]?.n ?? 0
}

export type LockedReport = {
  id: number
  property_id: number
  title: string
  revision: number
  status: 'pending' | 'approved' | 'rejected'
  is_deleted: boolean
  is_handled: boolean
  owner_id: number | null
  reporter_id: number
}

/** Locks a report and its listing until the transaction ends. */
export async function lockReport(db: Kysely<DB>, id: number): Promise<LockedReport | undefined> {
  const { rows } = await sql<LockedReport>`
    select r.id, p.id as property_id, p.title, p.revision, p.request_status as status, p.deleted_at is not null as is_deleted,
      r.handled_at is not null as is_handled, p.owner_id, r.account_id as reporter_id
    from report r join property p on p.id = r.property_id where r.id = ${id} for update of p, r`.execute(
    db,
  )
  return rows[0]
}

/** Closes a report, or all open ones of the listing for `rejected`; returns their number. */
export async function settleReports(
  db: Kysely<DB>,
  {
    report,
    outcome,
    adminId,
    at,
  }: { report: LockedReport; outcome: 'dismissed' | 'rejected'; adminId: number; at: Date },
): Promise<number> {
  const which =
    outcome === 'rejected'
      ? sql`property_id = ${report.property_id} and handled_at is null`
      : sql`id = ${report.id}`
  const { rows } = await sql`
    update report set outcome = ${outcome}, handled_at = ${at}, handled_by = ${adminId} where ${which} returning id`.execute(
    db,
  )
  return rows.length
}

/** Closes all open reports of a property that was taken down. */
export async function closePropertyReports(
  db: Kysely<DB>,
  { propertyId, adminId, at }: { propertyId: number; adminId: number; at: Date },
): Promise<void> {
  await sql`
    update report set outcome = 'rejected', handled_at = ${at}, handled_by = ${adminId}
    where property_id = ${propertyId} and handled_at is null`.execute(db)
}

/** Reports of deleted listings need no decision. */
function isOpenReport(isOpen: boolean): RawBuilder<unknown> {
  return isOpen
    ? sql`r.handled_at is null and exists (select 1 from property d where d.id = r.property_id and d.deleted_at is null)`
    : sql`r.handled_at is not null`
}
