import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MemberAlertEvent, MemberAlertFrequency } from '@/domain/search/saved-search.ts'
import type { DB } from '@/generated/database.ts'
import { dropUnwanted, type SavedSearchRow, selectSearches } from './store.ts'

/** Locks all saving, adopting and mailing of an account's searches until the transaction ends. */
export async function lockSearches(db: Kysely<DB>, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accountLock(accountId)})`.execute(db)
}

export function accountLock(accountId: number): RawBuilder<unknown> {
  return sql`hashtextextended(${`saved-searches of account ${accountId}`}, 0)`
}

/** Newest first. */
export function listMemberSearches(db: Kysely<DB>, accountId: number): Promise<SavedSearchRow[]> {
  return selectSearches(db).where('account_id', '=', accountId).orderBy('id', 'desc').execute()
}

export function findMemberSearch(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id: number },
): Promise<SavedSearchRow | undefined> {
  return selectSearches(db)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The same search, however it is spelled. */
export function findSameSearch(
  db: Kysely<DB>,
  { accountId, key }: { accountId: number; key: string },
): Promise<SavedSearchRow | undefined> {
  return selectSearches(db)
    .where('account_id', '=', accountId)
    .where('search_key', '=', key)
    .executeTakeFirst()
}

export async function countMemberSearches(db: Kysely<DB>, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_search where account_id = ${accountId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type MemberSearchChange = {
  name?: string | undefined
  events?: readonly MemberAlertEvent[] | undefined
  frequency?: MemberAlertFrequency | undefined
}

/** A frequency also resumes a paused search. Deletes waiting alerts that are excluded now. */
export async function updateMemberSearch(
  db: Kysely<DB>,
  id: number,
  { name, events, frequency }: MemberSearchChange,
): Promise<void> {
  await sql`
    update saved_search set
      name = coalesce(${name ?? null}, name),
      frequency = coalesce(${frequency ?? null}, frequency),
      paused_at = case when ${frequency ?? null}::text is null then paused_at end,
      wants_new = coalesce(${events?.includes('new') ?? null}::boolean, wants_new),
      wants_cheaper = coalesce(${events?.includes('cheaper') ?? null}::boolean, wants_cheaper),
      wants_back = coalesce(${events?.includes('back') ?? null}::boolean, wants_back),
      wants_sold = coalesce(${events?.includes('sold') ?? null}::boolean, wants_sold)
    where id = ${id}`.execute(db)
  if (frequency === 'never') await deleteWaiting(db, sql`q.id = ${id}`)
  if (events) await dropUnwanted(db, id)
}

/** Ends the alerts of an account's searches, which stay; with `id` only of that one. */
export async function silenceSearches(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id?: number | undefined },
): Promise<void> {
  const which = sql`q.account_id = ${accountId} and (${id ?? null}::int is null or q.id = ${id ?? null})`
  await sql`update saved_search q set frequency = 'never', paused_at = null where ${which}`.execute(
    db,
  )
  await deleteWaiting(db, which)
}

async function deleteWaiting(db: Kysely<DB>, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from saved_search_alert a using saved_search q
    where q.id = a.search_id and a.mailed_at is null and ${which}`.execute(db)
}

/** Returns whether it was there. */
export async function deleteMemberSearch(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from saved_search where id = ${id} and account_id = ${accountId}`.execute(db)
  return numAffectedRows > 0n
}

/** By the clock of the database, which also dates events. Returns whether the search was there. */
export async function markSeen(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update saved_search set seen_at = clock_timestamp()
    where id = ${id} and account_id = ${accountId}`.execute(db)
  return numAffectedRows > 0n
}

/** The account's verified address, if searches were confirmed by it; undefined if there is none. */
export async function findAdoptable(
  db: Kysely<DB>,
  accountId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select a.email from account a where a.id = ${accountId} and a.is_email_verified
      and exists (select 1 from saved_search q where q.email_key = lower(a.email) and q.confirmed_at is not null)`.execute(
    db,
  )
  return rows[0]?.email
}

export async function findAccountByAddress(
  db: Kysely<DB>,
  email: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(email) = lower(${email}) and is_email_verified and is_active`.execute(
    db,
  )
  return rows[0]?.id
}

/**
 * Moves confirmed searches of an address to an account. One that the account also has is merged:
 * links of its mails end, but nothing is reported twice.
 */
export async function moveToAccount(
  db: Kysely<DB>,
  { email, accountId }: { email: string; accountId: number },
): Promise<void> {
  const pairs = sql`saved_search old join saved_search own on own.account_id = ${accountId}
    and own.search_key = old.search_key
    where old.email_key = lower(${email}) and old.confirmed_at is not null`
  await sql`
    insert into saved_search_alert (search_id, event_id, created_at, mailed_at, is_dropped)
    select own.id, a.event_id, a.created_at, a.mailed_at, a.is_dropped
    from saved_search_alert a join (select old.id as old_id, own.id from ${pairs}) own on own.old_id = a.search_id
    where a.mailed_at is not null
    on conflict (search_id, event_id) do update set mailed_at = excluded.mailed_at, is_dropped = excluded.is_dropped`.execute(
    db,
  )
  // The confirmation may be repeated: its link must lead to the search that stays.
  await sql`
    with merged as (
      delete from saved_search q using (select old.id as old_id, own.id from ${pairs}) pair
      where q.id = pair.old_id returning pair.id, q.confirm_hash, q.confirm_until)
    update saved_search own set confirm_hash = merged.confirm_hash, confirm_until = merged.confirm_until
    from merged where own.id = merged.id`.execute(db)
  await sql`
    update saved_search set account_id = ${accountId}, email = null
    where email_key = lower(${email}) and confirmed_at is not null`.execute(db)
}
