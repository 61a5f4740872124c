import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type ListedKind = 'property' | 'project' | 'article' | 'agent'

export type AddressRow = { id: number; slug: string; updated_at: Date }

/** Kinds of pages that guests may not open; they are not listed. */
export type Gates = { premium: boolean; projects: boolean }

/** Highest existing id of a kind; 0 if none. */
export async function highestId(db: Kysely<DB>, kind: ListedKind): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from ${sql.table(TABLES[kind])}`.execute(db)
  return rows[0]?.id ?? 0
}

/** First ids of the ranges up to `highest` that contain a public page. */
export async function rangesInUse(
  db: Kysely<DB>,
  { kind, size, highest, at, gates }: { kind: ListedKind; size: number; highest: number } & Asked,
): Promise<number[]> {
  const { rows } = await sql<{ first: number }>`
    select range.first from generate_series(1, ${highest}::int, ${size}::int) range(first)
    where exists (${publicRows(kind, { at, gates }, { first: sql`range.first`, last: sql`range.first + ${size}::int - 1` })})
    order by range.first`.execute(db)
  return rows.map(({ first }) => first)
}

export async function publicAddresses(
  db: Kysely<DB>,
  {
    kind,
    first,
    last,
    limit,
    ...asked
  }: { kind: ListedKind; first: number; last: number; limit: number } & Asked,
): Promise<AddressRow[]> {
  const range = { first: sql`${first}::int`, last: sql`${last}::int` }
  const { rows } = await sql<AddressRow>`
    ${publicRows(kind, asked, range)} order by p.id limit ${limit}`.execute(db)
  return rows
}

/** Data for a share picture; `is_gated` if guests may not open the page. */
export type SharedPage = {
  id: number
  title: string
  city: string
  state: string
  image_key: string | null
  is_gated: boolean
  price_minor: number | null
  currency: string | null
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  property_type: number | null
  stage: 'upcoming' | 'under_construction' | null
  translations: Translations
}

/** A public page by its current or former slug. */
export async function findSharedPage(
  db: Kysely<DB>,
  { kind, slug, at, gates }: { kind: ListedKind; slug: string } & Asked,
): Promise<SharedPage | undefined> {
  const { rows } = await sql<SharedPage>`${sharedPages[kind]({ slug, at, gates })}`.execute(db)
  return rows[0]
}

type Asked = { at: Date; gates: Gates }

const TABLES: Record<ListedKind, string> = {
  property: 'property',
  project: 'project',
  article: 'article',
  agent: 'account',
}

type Range = { first: RawBuilder<unknown>; last: RawBuilder<unknown> }

function publicRows(
  kind: ListedKind,
  { at, gates }: Asked,
  { first, last }: Range,
): RawBuilder<unknown> {
  const within = sql`p.id between ${first} and ${last}`
  switch (kind) {
    case 'property':
      return sql`select p.id, p.slug, p.updated_at from property p
        where ${within} and is_public(p, ${at}) and not (p.is_premium and ${gates.premium}::boolean)`
    case 'project':
      return sql`select p.id, p.slug, p.updated_at from public_project p
        where ${within} and not ${gates.projects}::boolean`
    case 'article':
      return sql`select p.id, p.slug, p.created_at as updated_at from article p where ${within}`
    case 'agent':
      return sql`select p.id, p.slug, p.updated_at from account p join owner_count c on c.owner_id = p.id
        where ${within} and p.is_active and c.listings + c.projects > 0`
  }
}

const nothing = sql`null::bigint as price_minor, null as currency, null as rent_duration, null::int as property_type`

const sharedPages: Record<ListedKind, (wanted: { slug: string } & Asked) => RawBuilder<unknown>> = {
  property: ({ slug, at, gates }) => sql`
    select p.id, p.title, p.city, p.state, p.title_image_key as image_key, p.is_premium and ${gates.premium}::boolean as is_gated,
      p.price_minor, p.currency, p.rent_duration, p.property_type, null as stage, '{}'::jsonb as translations
    from property p where ${named('property', slug)} and is_public(p, ${at})`,
  project: ({ slug, gates }) => sql`
    select p.id, p.title, p.city, p.state, p.image_key, ${gates.projects}::boolean as is_gated, ${nothing},
      p.type as stage, '{}'::jsonb as translations
    from public_project p where ${named('project', slug)}`,
  article: ({ slug }) => sql`
    select p.id, p.title, '' as city, '' as state, p.image_key, false as is_gated, ${nothing}, null as stage, p.translations
    from article p where p.slug = ${slug}`,
  agent: ({ slug, at }) => sql`
    select p.id, p.name as title, p.city, p.state, p.profile_key as image_key, false as is_gated, ${nothing},
      null as stage, '{}'::jsonb as translations
    from account p where p.slug = ${slug} and p.is_active
      and (exists (select 1 from property l where l.owner_id = p.id and is_public(l, ${at}))
        or exists (select 1 from public_project l where l.owner_id = p.id))`,
}

function named(kind: 'property' | 'project', slug: string): RawBuilder<unknown> {
  return sql`p.id = coalesce((select id from ${sql.table(kind)} where slug = ${slug}),
    (select target_id from slug_redirect where kind = ${kind} and slug = ${slug}))`
}
