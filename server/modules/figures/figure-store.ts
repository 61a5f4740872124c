import { type Kysely, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import type { CountedAct, CountedSearch, Times } from './counted.ts'

/** '' and 0 stand for all. */
export type DayCount = {
  name: string
  /** ISO 8601. */
  day: string
  city_key: string
  category_id: number
  times: number
}

export type CountedListing = DayCount & { kind: ListingKind | null; id: number }

export type FoundSearch = DayCount & {
  offer: number
  bedrooms: number
  max_price: number
  is_partial: boolean
  is_missed: boolean
}

/** Without what does not count: views of owners, and of listings that are not public. */
export async function findCountedListings(
  tx: Kysely<DB>,
  { acts, timeZone, at }: { acts: readonly Times<CountedAct>[]; timeZone: string; at: Date },
): Promise<CountedListing[]> {
  if (acts.length === 0) return []
  const json = JSON.stringify(
    acts.map(({ listing, viewerId = null, ...act }) => ({
      ...act,
      kind: listing?.kind ?? null,
      id: listing?.id ?? 0,
      viewer_id: viewerId,
    })),
  )
  const { rows } = await sql<CountedListing>`
    with counted as (
      select c.*, (c.at at time zone ${timeZone})::date::text as day from jsonb_to_recordset(${json}::jsonb)
        c (name text, kind text, id int, viewer_id int, at timestamptz, times int)
    ), known as (
      select c.*, norm(p.city) as city_key, p.category_id from counted c join property p on p.id = c.id
      where c.kind = 'property' and (c.name <> 'view' or (is_public(p, ${at}) and (c.viewer_id is null or p.owner_id is distinct from c.viewer_id)))
      union all
      select c.*, norm(p.city), p.category_id from counted c join project p on p.id = c.id
      where c.kind = 'project' and (c.name <> 'view' or ((c.viewer_id is null or p.owner_id is distinct from c.viewer_id)
        and exists (select 1 from public_project q where q.id = p.id)))
      union all
      select c.*, '', 0 from counted c where c.kind is null
    )
    select name, kind, id, day, city_key, category_id, sum(times)::int as times from known
    group by name, kind, id, day, city_key, category_id order by kind, id, day, name`.execute(tx)
  return rows
}

/** With the keys of known cities and categories; another city is one more condition. */
export async function findCountedSearches(
  tx: Kysely<DB>,
  { searches, timeZone }: { searches: readonly Times<CountedSearch>[]; timeZone: string },
): Promise<FoundSearch[]> {
  if (searches.length === 0) return []
  const json = JSON.stringify(
    searches.map(({ categorySlug, maxPrice, isPartial, isMissed, ...search }) => ({
      ...search,
      slug: categorySlug,
      max_price: maxPrice,
      is_partial: isPartial,
      is_missed: isMissed,
    })),
  )
  const { rows } = await sql<FoundSearch>`
    with counted as (
      select c.*, norm(c.city) as wanted, (c.at at time zone ${timeZone})::date::text as day
      from jsonb_to_recordset(${json}::jsonb) c (city text, slug text, offer smallint, bedrooms int, max_price float8,
        is_partial boolean, is_missed boolean, at timestamptz, times int)
    ), known as (
      select c.*, coalesce((select s.city_key from search_count s where s.city_key = c.wanted limit 1),
          (select p.name_key from place p where p.kind = 'city' and p.name_key = c.wanted limit 1), '') as city_key,
        coalesce((select k.id from category k where k.slug = c.slug), 0) as category_id
      from counted c
    )
    select '' as name, day, city_key, category_id, offer, bedrooms, max_price, is_missed,
      is_partial or (wanted <> '' and city_key = '') or (slug <> '' and category_id = 0) as is_partial, sum(times)::int as times
    from known group by day, city_key, category_id, offer, bedrooms, max_price, is_missed, 9`.execute(
    tx,
  )
  return rows
}

/** Sorted, as all writes here, to prevent deadlocks between processes. */
export async function addViewCounts(
  tx: Kysely<DB>,
  kind: ListingKind,
  rows: readonly CountedListing[],
): Promise<void> {
  const views = rows.filter(({ name }) => name === 'view')
  if (views.length === 0) return
  const column = sql.ref(`${kind}_id`)
  await sql`
    insert into ${sql.table(`${kind}_stats`)} as t (${column}, view_count)
    select v.id, sum(v.times) from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) v (id int, times int)
    group by v.id order by v.id
    on conflict (${column}) do update set view_count = t.view_count + excluded.view_count`.execute(
    tx,
  )
}

export async function addListingDays(
  tx: Kysely<DB>,
  kind: ListingKind,
  rows: readonly CountedListing[],
): Promise<void> {
  if (rows.length === 0) return
  const column = sql.ref(`${kind}_id`)
  const sumOf = (name: CountedAct['name']) =>
    sql`coalesce(sum(c.times) filter (where c.name = ${name}), 0)::int`
  await sql`
    insert into ${sql.table(`${kind}_day`)} as t (${column}, day, view_count, favourite_count, inquiry_count)
    select c.id, c.day, ${sumOf('view')}, ${sumOf('favourite')}, ${sumOf('inquiry')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c (id int, day date, name text, times int)
    where c.name in ('view', 'favourite', 'inquiry') group by c.id, c.day order by c.id, c.day
    on conflict (${column}, day) do update set view_count = t.view_count + excluded.view_count,
      favourite_count = t.favourite_count + excluded.favourite_count,
      inquiry_count = t.inquiry_count + excluded.inquiry_count`.execute(tx)
}

export async function addDays(tx: Kysely<DB>, rows: readonly DayCount[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into figure_day as t (city_key, category_id, name, day, count)
    select c.city_key, c.category_id, c.name, c.day, sum(c.times)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c (city_key text, category_id int, name text, day date, times int)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (city_key, category_id, name, day) do update set count = t.count + excluded.count`.execute(
    tx,
  )
}

/** Conditions of one day; a flood of them must not fill the database. */
const MAX_CONDITIONS = 5_000

export async function addMissedSearches(
  tx: Kysely<DB>,
  rows: readonly FoundSearch[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into missed_search as t (day, city_key, category_id, offer, bedrooms, max_price, is_partial, count)
    select c.day, c.city_key, c.category_id, c.offer, c.bedrooms, c.max_price, c.is_partial, sum(c.times)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c (day date, city_key text, category_id int, offer smallint,
      bedrooms smallint, max_price bigint, is_partial boolean, times int)
    where (select count(*) from missed_search m where m.day = c.day) < ${MAX_CONDITIONS}
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (day, city_key, category_id, offer, bedrooms, max_price, is_partial)
      do update set count = t.count + excluded.count`.execute(tx)
}

export type ListingDayRow = { day: string; views: number; favourites: number; inquiries: number }

/** Days with counts, the oldest first. */
export async function readListingDays(
  db: Kysely<DB>,
  { kind, id, from }: { kind: ListingKind; id: number; from: string },
): Promise<ListingDayRow[]> {
  const { rows } = await sql<ListingDayRow>`
    select day::text, view_count as views, favourite_count as favourites, inquiry_count as inquiries
    from ${sql.table(`${kind}_day`)} where ${sql.ref(`${kind}_id`)} = ${id} and day >= ${from}::date order by day`.execute(
    db,
  )
  return rows
}

/** First day that was counted, ISO 8601. */
export async function readFirstDay(db: Kysely<DB>, timeZone: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select least((applied_at at time zone ${timeZone})::date,
      (select min(day) from figure_day where city_key = '' and category_id = 0))::text as day
    from schema_migrations where name like '%-figures'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The migration of figures is not there')
  return row.day
}

const MAX_DELETED = 20_000

/** Deletes days of listings before `day`, a part at a time; returns whether there may be more. */
export async function deleteListingDays(
  db: Kysely<DB>,
  kind: ListingKind,
  day: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(`${kind}_day`)} where ctid = any(array(
      select ctid from ${sql.table(`${kind}_day`)} where day < ${day}::date limit ${MAX_DELETED}))`.execute(
    db,
  )
  return numAffectedRows >= BigInt(MAX_DELETED)
}

/** Deletes conditions before `day`; counts per city and category stay. */
export async function deleteMissedSearches(db: Kysely<DB>, day: string): Promise<void> {
  await sql`delete from missed_search where day < ${day}::date`.execute(db)
}
