import { type Kysely, sql } from 'kysely'
import type { AlertEvent, AlertFrequency } from '@/domain/saved-search.ts'
import type { DB } from '@/generated/database.ts'

export type SavedSearchRow = {
  id: number
  email: string
  name: string
  language_code: string
  origin: string
  query: string
  wants_new: boolean
  wants_cheaper: boolean
  wants_back: boolean
  frequency: AlertFrequency
  confirm_until: Date
  confirmed_at: Date | null
  paused_at: Date | null
  created_at: Date
}

/** What a listing must be at least for the search to find it; absent parts are any. */
export type Needs = {
  city?: string | undefined
  categoryId?: number | undefined
  propertyType?: number | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
}

export type NewSavedSearch = {
  email: string
  name: string
  language: string
  origin: string
  query: string
  events: readonly AlertEvent[]
  frequency: AlertFrequency
  confirmHash: string
  confirmUntil: Date
  needs: Needs
}

export async function insertSavedSearch(db: Kysely<DB>, search: NewSavedSearch): Promise<void> {
  const { needs, events } = search
  await sql`
    insert into saved_search (email, name, language_code, origin, query, wants_new, wants_cheaper, wants_back, frequency,
      confirm_hash, confirm_until, city_key, category_id, property_type, min_price_minor, max_price_minor)
    values (${search.email}, ${search.name}, ${search.language}, ${search.origin}, ${search.query},
      ${events.includes('new')}, ${events.includes('cheaper')}, ${events.includes('back')}, ${search.frequency},
      ${search.confirmHash}, ${search.confirmUntil}, coalesce(norm(${needs.city ?? null}::text), ''),
      ${needs.categoryId ?? 0}, ${needs.propertyType ?? -1}, ${needs.minPriceMinor ?? 0},
      coalesce(${needs.maxPriceMinor ?? null}::bigint, 9007199254740991))`.execute(db)
}

/** How many confirmed searches an address has. */
export async function countConfirmed(db: Kysely<DB>, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_search
    where email_key = lower(${email}) and confirmed_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

function searches(db: Kysely<DB>) {
  return db.selectFrom('saved_search').select(COLUMNS).$castTo<SavedSearchRow>()
}

/** A confirmed search. */
export async function findSavedSearch(
  db: Kysely<DB>,
  id: number,
): Promise<SavedSearchRow | undefined> {
  return searches(db).where('id', '=', id).where('confirmed_at', 'is not', null).executeTakeFirst()
}

/** The search of a confirmation, locked until the transaction ends. */
export async function findByConfirmation(
  db: Kysely<DB>,
  confirmHash: string,
): Promise<SavedSearchRow | undefined> {
  return searches(db).where('confirm_hash', '=', confirmHash).forUpdate().executeTakeFirst()
}

/**
 * From now on it is told of homes, and takes the place of the same search of the same address: what
 * that one was told is not told again.
 */
export async function confirmSavedSearch(db: Kysely<DB>, id: number, at: Date): Promise<void> {
  await sql`
    insert into saved_search_alert (search_id, event_id, created_at, mailed_at)
    select ${id}, a.event_id, a.created_at, a.mailed_at from saved_search_alert a
    join saved_search old on old.id = a.search_id
    join saved_search own on own.id = ${id} and own.email_key = old.email_key and own.query = old.query and own.id <> old.id
    where old.confirmed_at is not null on conflict do nothing`.execute(db)
  await sql`
    delete from saved_search old using saved_search own
    where own.id = ${id} and old.id <> own.id and old.confirmed_at is not null
      and old.email_key = own.email_key and old.query = own.query`.execute(db)
  await sql`update saved_search set confirmed_at = ${at} where id = ${id}`.execute(db)
}

export type SavedSearchChange = {
  name?: string | undefined
  events?: readonly AlertEvent[] | undefined
  frequency?: AlertFrequency | undefined
  isPaused?: boolean | undefined
}

/** Changes a confirmed search; what waits to be told is dropped when it begins to rest. */
export async function updateSavedSearch(
  db: Kysely<DB>,
  id: number,
  { name, events, frequency, isPaused }: SavedSearchChange,
  at: Date,
): Promise<void> {
  await sql`
    update saved_search set
      name = coalesce(${name ?? null}, name),
      frequency = coalesce(${frequency ?? null}, frequency),
      wants_new = coalesce(${events?.includes('new') ?? null}::boolean, wants_new),
      wants_cheaper = coalesce(${events?.includes('cheaper') ?? null}::boolean, wants_cheaper),
      wants_back = coalesce(${events?.includes('back') ?? null}::boolean, wants_back),
      paused_at = case when ${isPaused ?? null}::boolean then coalesce(paused_at, ${at}::timestamptz)
        when ${isPaused ?? null}::boolean = false then null else paused_at end
    where id = ${id} and confirmed_at is not null`.execute(db)
  if (isPaused) {
    await sql`delete from saved_search_alert where search_id = ${id} and mailed_at is null`.execute(
      db,
    )
  }
}

/** Deletes a search, with `all` every search of its address. */
export async function deleteSavedSearch(
  db: Kysely<DB>,
  id: number,
  { all }: { all: boolean },
): Promise<void> {
  await sql`
    delete from saved_search where id = ${id}
      or (${all} and email_key = (select email_key from saved_search where id = ${id}))`.execute(db)
}

/** Forgets searches that nobody confirmed in time. */
export async function deleteUnconfirmed(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from saved_search where confirmed_at is null and confirm_until <= ${at}`.execute(
    db,
  )
}

const COLUMNS = [
  'id',
  'email',
  'name',
  'language_code',
  'origin',
  'query',
  'wants_new',
  'wants_cheaper',
  'wants_back',
  'frequency',
  'confirm_until',
  'confirmed_at',
  'paused_at',
  'created_at',
] as const
