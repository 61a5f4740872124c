import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type Reading = 'beginnings' | 'forgiving'

export type ListingName = { id: number; slug: string; title: string; city: string }

/** Word prefixes as typed, or a parsed tsquery. */
export type TypedWords = { beginnings: string } | { tsquery: string }

type Wanted = { words: TypedWords; limit: number }

export type NewestLook = {
  listings: ListingName[]
  /** Listings read, and those that match in any field. */
  seen: number
  held: number
  /** Approximate total. */
  all: number
}

export async function newestByTitle(
  db: Kysely<DB>,
  { words, limit, rows: most }: Wanted & { rows: number },
): Promise<NewestLook> {
  const query = toQuery(words)
  const { rows } = await sql<NewestLook>`
    with newest as materialized (
      select s.property_id, s.posted_at, s.doc @@ ${query} as held,
        s.doc @@ ${query} and ts_filter(s.doc, '{a}') @@ ${query} as titled
      from (select * from property_search order by posted_at desc, property_id desc limit ${most}) s),
    titled as (
      select property_id, posted_at from newest where titled order by posted_at desc, property_id desc limit ${limit})
    select count(*)::int as seen, count(*) filter (where held)::int as held,
      (select greatest(reltuples, 0)::int from pg_class where oid = 'property_search'::regclass) as "all",
      (select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'city', p.city)
        order by t.posted_at desc, t.property_id desc), '[]') from titled t join property p on p.id = t.property_id) as listings
    from newest`.execute(db)
  return rows[0] ?? { listings: [], seen: 0, held: 0, all: 0 }
}

/** Searches the text index, for rare words. */
export async function rareByTitle(
  db: Kysely<DB>,
  { words, limit }: Wanted,
): Promise<ListingName[]> {
  const query = toQuery(words)
  const { rows } = await sql<ListingName>`
    with held as materialized (
      select s.property_id, s.posted_at, s.doc from property_search s where s.doc @@ ${query}),
    titled as (
      select property_id, posted_at from held where ts_filter(doc, '{a}') @@ ${query}
      order by posted_at desc, property_id desc limit ${limit})
    select p.id, p.slug, p.title, p.city from titled t join property p on p.id = t.property_id
    order by t.posted_at desc, t.property_id desc`.execute(db)
  return rows
}

export async function categoriesByName(
  db: Kysely<DB>,
  { text, reading }: { text: string; reading: Reading },
): Promise<number[]> {
  const fits =
    reading === 'beginnings'
      ? sql`(' ' || n.key) like '% ' || place_key(${text}) || '%'`
      : sql`begins_almost(n.key, place_key(${text}))`
  const { rows } = await sql<{ id: number }>`
    select c.id from category c where c.is_active and exists (
      select 1 from (select place_key(c.name) as key union select place_key(t.value ->> 'name') from jsonb_each(c.translations) t) n
      where ${fits})
    order by c.position, c.id`.execute(db)
  return rows.map((row) => row.id)
}

function toQuery(words: TypedWords): RawBuilder<unknown> {
  return 'tsquery' in words
    ? sql`${words.tsquery}::tsquery`
    : sql`beginnings_query(${words.beginnings})`
}
