import { type Kysely, sql } from 'kysely'
import type { MemberAlertEvent, MemberAlertFrequency } from '@/domain/search/saved-search.ts'
import type { DB } from '@/generated/database.ts'

export type SavedSearchRow = {
  id: number
  /** Null for visitors. */
  account_id: number | null
  /** Of an account's search, the verified address; '' if it has none. */
  email: string
  name: string
  language_code: string
  origin: string
  /** The criteria, by which searches are the same. */
  query: string
  /** With the names of places; null without any. */
  named_query: string | null
  /** Null until the address saves a search again, for older ones. */
  search_key: string | null
  wants_new: boolean
  wants_cheaper: boolean
  wants_back: boolean
  wants_sold: boolean
  frequency: MemberAlertFrequency
  /** Null if it was saved in an account. */
  confirm_until: Date | null
  confirmed_at: Date | null
  paused_at: Date | null
  seen_at: Date
  created_at: Date
}

/** Indexed criteria; absent ones match any. */
export type Needs = {
  city?: string | undefined
  categoryId?: number | undefined
  propertyType?: number | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
}

/** Of an address, until it is confirmed, or of an account. */
type SearchOwner =
  | { email: string; confirmHash: string; confirmUntil: Date }
  | { accountId: number; confirmedAt: Date }

export type NewSavedSearch = SearchOwner & {
  name: string
  language: string
  origin: string
  query: string
  namedQuery: string | null
  /** Equal for searches that list the same homes. */
  key: string
  events: readonly MemberAlertEvent[]
  frequency: MemberAlertFrequency
  needs: Needs
}

/** Returns its id. */
export async function insertSavedSearch(db: Kysely<DB>, search: NewSavedSearch): Promise<number> {
  const { needs, events } = search
  const isOfAddress = 'email' in search
  const [email, confirmHash, confirmUntil] = isOfAddress
    ? [search.email, search.confirmHash, search.confirmUntil]
    : [null, null, null]
  const [accountId, confirmedAt] = isOfAddress
    ? [null, null]
    : [search.accountId, search.confirmedAt]
  const { rows } = await sql<{ id: number }>`
    insert into saved_search (account_id, email, name, language_code, origin, query, named_query, search_key, wants_new,
      wants_cheaper, wants_back, wants_sold, frequency, confirm_hash, confirm_until, confirmed_at, city_key, category_id,
      property_type, min_price_minor, max_price_minor)
    values (${accountId}, ${email}, ${search.name}, ${search.language}, ${search.origin}, ${search.query},
      ${search.namedQuery}, ${search.key}, ${events.includes('new')}, ${events.includes('cheaper')},
      ${events.includes('back')}, ${events.includes('sold')}, ${search.frequency}, ${confirmHash}, ${confirmUntil},
      ${confirmedAt},
      coalesce(norm(${needs.city ?? null}::text), ''),
      ${needs.categoryId ?? 0}, ${needs.propertyType ?? -1}, ${needs.minPriceMinor ?? 0},
      coalesce(${needs.maxPriceMinor ?? null}::bigint, 9007199254740991))
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The search was not inserted')
  return row.id
}

/** Counts confirmed searches; `but` excludes those with the same key. */
export async function countConfirmed(
  db: Kysely<DB>,
  email: string,
  but?: Pick<SavedSearchRow, 'search_key'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_search
    where email_key = lower(${email}) and confirmed_at is not null
      and (${but?.search_key ?? null}::text is null or search_key is distinct from ${but?.search_key ?? null}::text)`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** City names as listings write them; unknown ones are skipped. */
export async function namesOfCities(db: Kysely<DB>, cities: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select distinct on (asked.place) c.city from unnest(${cities}::text[]) with ordinality asked (name, place)
    join search_count c on c.city_key = norm(asked.name) order by asked.place, c.listings desc, c.city`.execute(
    db,
  )
  return rows.map((row) => row.city)
}

/** As the list of homes compares names. */
export async function normalizeNames(db: Kysely<DB>, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select norm(name) as name from unnest(${names}::text[]) name`.execute(db)
  return rows.map(({ name }) => name)
}

export function selectSearches(db: Kysely<DB>) {
  const email = sql`coalesce(saved_search.email, (select a.email from account a
    where a.id = saved_search.account_id and a.is_email_verified), '')`
  return db
    .selectFrom('saved_search')
    .select(COLUMNS)
    .select(email.as('email'))
    .$castTo<SavedSearchRow>()
}

export async function findSavedSearch(
  db: Kysely<DB>,
  id: number,
): Promise<SavedSearchRow | undefined> {
  return selectSearches(db)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** Locks all confirmations of an address until the transaction ends. */
export async function lockAddress(db: Kysely<DB>, email: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('saved-search ' || lower(${email}), 0))`.execute(
    db,
  )
}

/** Locks the search and all other confirmations of its address. */
export async function lockConfirmation(
  db: Kysely<DB>,
  confirmHash: string,
): Promise<SavedSearchRow | undefined> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('saved-search ' || email_key, 0)) from saved_search
    where confirm_hash = ${confirmHash}`.execute(db)
  return selectSearches(db).where('confirm_hash', '=', confirmHash).forUpdate().executeTakeFirst()
}

/** Searches of an address that have no key yet; those that shall stay come first. */
export async function listKeyless(
  db: Kysely<DB>,
  email: string,
): Promise<{ id: number; query: string }[]> {
  const { rows } = await sql<{ id: number; query: string }>`
    select id, query from saved_search where email_key = lower(${email}) and search_key is null
    order by paused_at is null desc, confirmed_at desc nulls last, id desc`.execute(db)
  return rows
}

/** Deletes the search instead if another confirmed one has the key. */
export async function saveKey(db: Kysely<DB>, id: number, key: string): Promise<void> {
  await sql`
    delete from saved_search own using saved_search other
    where own.id = ${id} and own.confirmed_at is not null and other.id <> own.id
      and other.email_key = own.email_key and other.search_key = ${key} and other.confirmed_at is not null`.execute(
    db,
  )
  await sql`update saved_search set search_key = ${key} where id = ${id}`.execute(db)
}

/**
 * Confirms a locked search and returns its id. One with the same address and key is updated
 * instead and keeps its id, which links in earlier mails use.
 */
export async function confirmSavedSearch(db: Kysely<DB>, id: number, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select old.id from saved_search own join saved_search old using (email_key, search_key)
    where own.id = ${id} and old.id <> own.id and old.confirmed_at is not null for update of old`.execute(
    db,
  )
  const [old] = rows
  if (!old) {
    await sql`update saved_search set confirmed_at = ${at} where id = ${id}`.execute(db)
    return id
  }
  await sql`
    with own as (delete from saved_search where id = ${id} returning *)
    update saved_search old set email = own.email, name = own.name, language_code = own.language_code,
      origin = own.origin, query = own.query, named_query = own.named_query, wants_new = own.wants_new,
      wants_cheaper = own.wants_cheaper, wants_back = own.wants_back, frequency = own.frequency,
      confirm_hash = own.confirm_hash, confirm_until = own.confirm_until,
      confirmed_at = ${at}, paused_at = null
    from own where old.id = ${old.id}`.execute(db)
  await dropUnwanted(db, old.id)
  return old.id
}

/** Deletes waiting alerts that the search excludes. */
export async function dropUnwanted(db: Kysely<DB>, id: number): Promise<void> {
  await sql`
    delete from saved_search_alert a using property_event e, saved_search q
    where q.id = ${id} and a.search_id = q.id and a.mailed_at is null and e.id = a.event_id
      and not case e.kind when 'listed' then q.wants_new when 'back' then q.wants_back
        when 'price' then q.wants_cheaper else q.wants_sold end`.execute(db)
}

export type SavedSearchChange = {
  name?: string | undefined
  events?: readonly MemberAlertEvent[] | undefined
  frequency?: MemberAlertFrequency | undefined
  isPaused?: boolean | undefined
}

/** Updates a search and deletes waiting alerts that it now excludes. */
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
  } else if (events) {
    await dropUnwanted(db, id)
  }
}

export async function isActive(db: Kysely<DB>, id: number): Promise<boolean> {
  const search = await db
    .selectFrom('saved_search')
    .select('id')
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  return search !== undefined
}

/** Deletes a search; with `all`, every search of its address. */
export async function deleteSavedSearch(
  db: Kysely<DB>,
  id: number,
  { all }: { all: boolean },
): Promise<void> {
  await sql`
    delete from saved_search where id = ${id}
      or (${all} and email_key = (select email_key from saved_search where id = ${id}))`.execute(db)
}

export async function deleteUnconfirmed(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from saved_search where confirmed_at is null and confirm_until <= ${at}`.execute(
    db,
  )
}

const COLUMNS = [
  'id',
  'account_id',
  'name',
  'language_code',
  'origin',
  'query',
  'named_query',
  'search_key',
  'wants_new',
  'wants_cheaper',
  'wants_back',
  'wants_sold',
  'frequency',
  'confirm_until',
  'confirmed_at',
  'paused_at',
  'seen_at',
  'created_at',
] as const
