import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Position } from '@/domain/place/distance.ts'
import type { DB } from '@/generated/database.ts'
import { isRunning } from '@/server/modules/properties/search/advert-conditions.ts'
import type {
  Circle,
  PostedSince,
  TextQuery,
} from '@/server/modules/properties/search/listing-filters.ts'
import {
  areaConditions,
  distanceKm,
  postedWithin,
} from '@/server/modules/properties/search/search-conditions.ts'

/** Filters for public projects; absent ones match everything. */
export type ProjectFilters = {
  id?: number
  /** Current or former. */
  slug?: string
  /** 0 is the administrator. */
  ownerId?: number
  type?: 'upcoming' | 'under_construction'
  categoryId?: number
  excludeId?: number
  city?: string
  state?: string
  country?: string
  posted?: PostedSince
  query?: TextQuery
  promoted?: boolean
  around?: Circle
  /** Sorts instead of filtering: the nearest first, those without position last. */
  nearestTo?: Position
}

export type ProjectName = { id: number; slug: string; title: string; city: string }

export type ProjectHits = { ids: number[]; total: number }

export const MAX_PROJECTS = 20_000

/** A page of public project ids, newest or nearest first. */
export async function findProjects(
  db: Kysely<DB>,
  {
    filters,
    offset,
    limit,
    at,
  }: { filters: ProjectFilters; offset: number; limit: number; at: Date },
): Promise<ProjectHits> {
  const { rows } = await sql<ProjectHits>`
    with hit as materialized (
      select s.id, row_number() over (order by ${order(filters)}) as n from public_project s
      where ${sql.join(conditions(filters, at), sql` and `)} order by n limit ${MAX_PROJECTS})
    select (select count(*)::int from hit) as total,
      array(select id from hit order by n offset ${offset} limit ${limit}) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** Ids of the newest or nearest public projects per filter, without totals. */
export async function newestProjectIds(
  db: Kysely<DB>,
  { wanted, limit, at }: { wanted: ProjectFilters[]; limit: number; at: Date },
): Promise<number[][]> {
  if (wanted.length === 0) return []
  const pages = wanted.map((filters, n) => {
    const page = sql`select s.id from public_project s where ${sql.join(conditions(filters, at), sql` and `)}
      order by ${order(filters)} limit ${limit}`
    return sql`select ${n}::int as n, array(${page}) as ids`
  })
  const { rows } = await sql<{ ids: number[] }>`
    ${sql.join(pages, sql` union all `)} order by n`.execute(db)
  return rows.map((row) => row.ids)
}

type VisibleProject = {
  id: number
  is_public: boolean
  category_id: number
  owner_id: number | null
}

/** A public project by id or slug, former slugs included; also any of `ownerId`, unless deleted. */
export async function findVisibleProject(
  db: Kysely<DB>,
  { ownerId, ...wanted }: { id?: number; slug?: string; ownerId: number | null },
): Promise<VisibleProject | undefined> {
  const { rows } = await sql<VisibleProject>`
    select s.id, s.category_id, s.owner_id, v.id is not null as is_public
    from project s left join public_project v on v.id = s.id
    where ${named(wanted)} and (v.id is not null or (s.owner_id = ${ownerId} and s.deleted_at is null))`.execute(
    db,
  )
  return rows[0]
}

/** Parses a search with typo tolerance into tsquery notation; null without words. */
export async function forgivingProjectQuery(db: Kysely<DB>, text: string): Promise<string | null> {
  const { rows } = await sql<{ query: string | null }>`
    select forgiving_project_query(${text})::text as query`.execute(db)
  return rows[0]?.query ?? null
}

export async function projectsByTitle(
  db: Kysely<DB>,
  { words, limit }: { words: { beginnings: string } | { tsquery: string }; limit: number },
): Promise<ProjectName[]> {
  const query =
    'tsquery' in words ? sql`${words.tsquery}::tsquery` : sql`beginnings_query(${words.beginnings})`
  const { rows } = await sql<ProjectName>`
    select s.id, s.slug, s.title, s.city from public_project s
    where s.doc @@ ${query} and ts_filter(s.doc, '{a}') @@ ${query}
    order by s.posted_at desc, s.id desc limit ${limit}`.execute(db)
  return rows
}

export function isFeatured(project: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
  return sql`exists (select 1 from advertisement a where a.project_id = ${project} and ${isRunning(at)})`
}

/** Featured projects that match. */
export async function readFeaturedProjectIds(
  db: Kysely<DB>,
  { filters, at }: { filters: ProjectFilters; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select s.id from advertisement a join public_project s on s.id = a.project_id
      where ${isRunning(at)} and ${sql.join(conditions(filters, at), sql` and `)}
      order by s.id limit ${MAX_PROJECTS}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

function conditions(f: ProjectFilters, at: Date): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [sql`true`]
  if (f.id !== undefined || f.slug !== undefined) found.push(named(f))
  if (f.ownerId !== undefined) {
    found.push(f.ownerId === 0 ? sql`s.owner_id is null` : sql`s.owner_id = ${f.ownerId}`)
  }
  if (f.type !== undefined) found.push(sql`s.type = ${f.type}`)
  if (f.categoryId !== undefined) found.push(sql`s.category_id = ${f.categoryId}`)
  if (f.excludeId !== undefined) found.push(sql`s.id <> ${f.excludeId}`)
  if (f.city !== undefined) found.push(sql`norm(s.city) = norm(${f.city})`)
  if (f.state !== undefined) found.push(sql`norm(s.state) = norm(${f.state})`)
  if (f.country !== undefined) found.push(sql`norm(s.country) = norm(${f.country})`)
  if (f.posted) found.push(postedWithin(f.posted, sql`s.posted_at`))
  if (f.promoted) found.push(isFeatured(sql`s.id`, at))
  if (f.query) found.push(matches(f.query))
  found.push(...areaConditions({ around: f.around }, false))
  return found
}

function order({ nearestTo }: ProjectFilters): RawBuilder<unknown> {
  const newest = sql`s.posted_at desc, s.id desc`
  return nearestTo ? sql`${distanceKm(nearestTo)} nulls last, ${newest}` : newest
}

function named({ id, slug }: { id?: number; slug?: string }): RawBuilder<unknown> {
  const bySlug = sql`s.id = coalesce((select id from project where slug = ${slug}),
    (select target_id from slug_redirect where kind = 'project' and slug = ${slug}))`
  if (id === undefined) return bySlug
  return slug === undefined ? sql`s.id = ${id}` : sql`(s.id = ${id} and ${bySlug})`
}

function matches(query: TextQuery): RawBuilder<unknown> {
  return 'text' in query
    ? sql`s.doc @@ websearch_to_tsquery('simple', search_text(${query.text}))`
    : sql`s.doc @@ ${query.tsquery}::tsquery`
}
