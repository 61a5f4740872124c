import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { AlertSchedule } from './alert-store.ts'
import { accountLock } from './member-store.ts'

/** Accounts with alerts that are due, longest waiting first. */
export async function findDueAccounts(
  db: Kysely<DB>,
  schedule: AlertSchedule,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.account_id as id from saved_search q
    join saved_search_alert a on a.search_id = q.id and a.mailed_at is null
    where ${isDue(schedule)} group by 1 order by min(a.event_id) limit ${most}`.execute(db)
  return rows.map((row) => row.id)
}

/** False if another worker writes to the account. */
export async function tryLockAccount(db: Kysely<DB>, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${accountLock(accountId)}) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

export type DigestSearch = {
  id: number
  name: string
  /** The criteria. */
  criteria: string
  /** With the names of places. */
  query: string
  frequency: string
  origin: string
  /** Due alerts that no other search of the account has sent. */
  event_ids: number[]
  /** Due alerts that another search has sent. */
  sent_ids: number[]
}

/** Oldest searches first, so that a home is listed under the same search each time. */
export async function listDueSearches(
  db: Kysely<DB>,
  accountId: number,
  schedule: AlertSchedule,
): Promise<DigestSearch[]> {
  const isSent = sql`exists (select 1 from saved_search_alert m join saved_search o on o.id = m.search_id
    where m.event_id = a.event_id and o.account_id = q.account_id and m.mailed_at is not null and not m.is_dropped)`
  const { rows } = await sql<DigestSearch>`
    select q.id, q.name, q.query as criteria, coalesce(q.named_query, q.query) as query, q.frequency, q.origin,
      coalesce(array_agg(a.event_id::int order by a.event_id) filter (where not ${isSent}), '{}') as event_ids,
      coalesce(array_agg(a.event_id::int order by a.event_id) filter (where ${isSent}), '{}') as sent_ids
    from saved_search q join saved_search_alert a on a.search_id = q.id and a.mailed_at is null
    where q.account_id = ${accountId} and ${isDue(schedule)}
    group by q.id order by q.id`.execute(db)
  return rows
}

export type DigestReader = { email: string | null; language_code: string }

/** Undefined if the account is deactivated; without address if that is not verified. */
export async function findReader(
  db: Kysely<DB>,
  accountId: number,
): Promise<DigestReader | undefined> {
  const { rows } = await sql<DigestReader>`
    select case when is_email_verified then email end as email, language_code from account
    where id = ${accountId} and is_active`.execute(db)
  return rows[0]
}

export type SettledAlerts = {
  searchId: number
  eventIds: readonly number[]
  /** Not sent, because it no longer fits. */
  isDropped: boolean
  at: Date
}

export async function settleAlerts(
  db: Kysely<DB>,
  { searchId, eventIds, isDropped, at }: SettledAlerts,
): Promise<void> {
  if (eventIds.length === 0) return
  await sql`
    update saved_search_alert set mailed_at = ${at}, is_dropped = ${isDropped}
    where search_id = ${searchId} and event_id = any(${eventIds}::bigint[])`.execute(db)
}

/** Starts the interval to the next mail: of instant searches, of those in digests, or of both. */
export async function markAccountMailed(
  db: Kysely<DB>,
  { accountId, isInstant, isDigest, at }: MailedKinds,
): Promise<void> {
  await sql`
    update saved_search set mailed_at = ${at} where account_id = ${accountId}
      and case when frequency = 'instant' then ${isInstant}::boolean else ${isDigest}::boolean end`.execute(
    db,
  )
}

type MailedKinds = { accountId: number; isInstant: boolean; isDigest: boolean; at: Date }

/**
 * Whether alert `a` of search `q` is due: instant ones after a rest, others in the first digest
 * after they came. The digest of a day is one, whatever the searches in it.
 */
function isDue({ at, restSeconds, dailyHour, timeZone }: AlertSchedule): RawBuilder<unknown> {
  const latest = (unit: 'day' | 'week') =>
    sql`(date_trunc(${sql.lit(unit)}, ${at}::timestamptz - make_interval(hours => ${dailyHour}), ${timeZone})
      + make_interval(hours => ${dailyHour}))`
  const mailedSince = (isInstant: boolean, moment: RawBuilder<unknown>) =>
    sql`exists (select 1 from saved_search o where o.account_id = q.account_id and o.mailed_at > ${moment}
      and (o.frequency = 'instant') = ${sql.lit(isInstant)})`
  const rested = sql`${at}::timestamptz - make_interval(secs => ${restSeconds})`
  // One microsecond before the hour, so that a mail written at the hour counts as of this day.
  const dayBegan = sql`${latest('day')} - interval '1 microsecond'`
  return sql`q.account_id is not null and q.paused_at is null and case q.frequency
    when 'instant' then not ${mailedSince(true, rested)}
    when 'daily' then a.created_at < ${latest('day')} and not ${mailedSince(false, dayBegan)}
    when 'weekly' then a.created_at < ${latest('week')} and not ${mailedSince(false, dayBegan)}
    else false end`
}
