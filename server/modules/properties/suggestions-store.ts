import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** How a text is read: as beginnings of words, or forgiving typing errors. */
export type Reading = 'beginnings' | 'forgiving'

export type ListingName = { id: number; slug: string; title: string; city: string }

/** Words as typed so far, or a query that was read from them. */
export type TypedWords = { beginnings: string } | { tsquery: string }

/** Listings that hold the words anywhere and are looked at for those that hold them in their title. */
const MOST_LOOKED_AT = 500

/** The newest listings whose title holds the words of a query; a bounded look, not a search. */
export async function listingsByTitle(
  db: Kysely<DB>,
  { words, limit }: { words: TypedWords; limit: number },
): Promise<ListingName[]> {
  const query =
    'tsquery' in words ? sql`${words.tsquery}::tsquery` : sql`beginnings_query(${words.beginnings})`
  const { rows } = await sql<ListingName>`
    with held as materialized (
      select s.property_id, s.posted_at, s.doc from property_search s where s.doc @@ ${query} limit ${MOST_LOOKED_AT}),
    titled as (
      select property_id, posted_at from held where ts_filter(doc, '{a}') @@ ${query}
      order by posted_at desc, property_id desc limit ${limit})
    select p.id, p.slug, p.title, p.city from titled t join property p on p.id = t.property_id
    order by t.posted_at desc, t.property_id desc`.execute(db)
  return rows
}

/** Ids of active categories one of whose names, in any language, fits. */
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
