import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ContentBody, ContentKind } from '@/domain/content/content-kinds.ts'
import { textPages } from '@/domain/content/content-kinds.ts'
import type { DB } from '@/generated/database.ts'

/** `live` and `retired` also have items with drafts. */
export type ContentFilter = 'all' | 'draft' | 'scheduled' | 'live' | 'retired'

export type ContentRow = {
  item: number
  open_body: ContentBody | null
  open_state: 'draft' | 'scheduled' | null
  current_body: ContentBody | null
  publish_at: Date | null
  fault: string | null
  is_live: boolean
  changed_at: Date | null
  actor_name: string | null
}

export type ContentListQuery = {
  kind: ContentKind
  state: ContentFilter
  search: string
  offset: number
  limit: number
}

/** A page of items, last changed first; pages and slides in their order. */
export async function listContentRows(
  db: Kysely<DB>,
  { offset, limit, ...query }: ContentListQuery,
): Promise<ContentRow[]> {
  const { kind } = query
  const order =
    kind === 'page'
      ? sql`k.item`
      : kind === 'slide'
        ? sql`p.position nulls last, k.item`
        : sql`changed_at desc nulls last, k.item desc`
  const { rows } = await sql<ContentRow>`
    select k.item, o.body as open_body, o.state as open_state, c.body as current_body, o.publish_at, o.fault,
      p.id is not null as is_live, coalesce(o.updated_at, c.updated_at, p.created_at) as changed_at,
      coalesce(o.actor_name, c.actor_name) as actor_name
    from ${source(kind)} where ${matches(query)}
    order by ${order} offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countContentRows(
  db: Kysely<DB>,
  query: Omit<ContentListQuery, 'offset' | 'limit'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${source(query.kind)} where ${matches(query)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Public rows under common names. */
const PUBLIC: Record<ContentKind, RawBuilder<unknown>> = {
  article: sql`(select id, title, created_at, 0 as position from article)`,
  faq: sql`(select id, question as title, created_at, 0 as position from faq)`,
  page: sql`(select array_position(array[${sql.join(textPages.map((key) => sql.lit(key)))}]::text[], key) as id,
    key as title, updated_at as created_at, 0 as position from setting
    where key = any(array[${sql.join(textPages.map((key) => sql.lit(key)))}]::text[]))`,
  slide: sql`(select id, link as title, null::timestamptz as created_at, position from slider where is_active)`,
}

function source(kind: ContentKind): RawBuilder<unknown> {
  const all =
    kind === 'page'
      ? sql`select generate_series(1, ${textPages.length}::int) as item`
      : sql`select id as item from ${PUBLIC[kind]} live union select item from edition where kind = ${kind}`
  return sql`(${all}) k left join ${PUBLIC[kind]} p on p.id = k.item
    left join edition o on o.kind = ${kind} and o.item = k.item and o.state in ('draft', 'scheduled')
    left join edition c on c.kind = ${kind} and c.item = k.item and c.state = 'published'`
}

const STATES: Record<ContentFilter, RawBuilder<unknown>> = {
  all: sql`true`,
  draft: sql`o.state = 'draft'`,
  scheduled: sql`o.state = 'scheduled'`,
  live: sql`p.id is not null`,
  retired: sql`p.id is null and c.id is not null`,
}

/** Each word must be in the title. */
function matches({ state, search }: Pick<ContentListQuery, 'state' | 'search'>) {
  const title = sql`concat_ws(' ', o.body #>> '{texts,title}', o.body #>> '{texts,question}',
    coalesce(p.title, c.body #>> '{texts,title}', c.body #>> '{texts,question}'))`
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`norm(${title}) like norm(${like})`
  })
  return sql.join([STATES[state], ...conditions], sql` and `)
}
