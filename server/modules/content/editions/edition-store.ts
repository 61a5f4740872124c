import { type Kysely, sql } from 'kysely'
import type { ContentBody, ContentKind } from '@/domain/content/content-kinds.ts'
import type { DB } from '@/generated/database.ts'

export type EditionState = 'draft' | 'scheduled' | 'published' | 'superseded'

export type Item = { kind: ContentKind; item: number }

export type EditionRow = Item & {
  id: number
  state: EditionState
  revision: number
  body: ContentBody
  publish_at: Date | null
  fault: string
  actor_id: number | null
  actor_name: string
  note: string
  created_at: Date
  updated_at: Date
  published_at: Date | null
  retired_at: Date | null
}

/** Writers take turns, so that what they compare cannot change under them. */
export async function lockEditions(tx: Kysely<DB>): Promise<void> {
  await sql`lock table edition in exclusive mode`.execute(tx)
}

/** The draft or the scheduled edition. */
export function findOpenEdition(db: Kysely<DB>, at: Item): Promise<EditionRow | undefined> {
  return editions(db, at).where('state', 'in', ['draft', 'scheduled']).executeTakeFirst()
}

/** The last published edition, also of retired items. */
export function findCurrentEdition(db: Kysely<DB>, at: Item): Promise<EditionRow | undefined> {
  return editions(db, at).where('state', '=', 'published').executeTakeFirst()
}

export function findEdition(
  db: Kysely<DB>,
  { id, ...at }: Item & { id: number },
): Promise<EditionRow | undefined> {
  return editions(db, at).where('id', '=', id).executeTakeFirst()
}

/** Published ones, newest first. */
export function listEditions(
  db: Kysely<DB>,
  { limit, ...at }: Item & { limit: number },
): Promise<EditionRow[]> {
  return editions(db, at)
    .where('state', 'in', ['published', 'superseded'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** When an item was published first; null if never. */
export async function findFirstPublication(db: Kysely<DB>, at: Item): Promise<Date | null> {
  const row = await db
    .selectFrom('edition')
    .select(({ fn }) => fn.min('published_at').as('at'))
    .where('kind', '=', at.kind)
    .where('item', '=', at.item)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Number of the account that a change is written to, with its name at the time. */
export type Author = { id: number | null }

export async function insertEdition(
  tx: Kysely<DB>,
  edition: Item & {
    state: 'draft' | 'published'
    body: ContentBody
    author: Author
    note?: string
    at: Date
  },
): Promise<EditionRow> {
  const { kind, item, state, body, author, note = '', at } = edition
  const publishedAt = state === 'published' ? at : null
  const { rows } = await sql<EditionRow>`
    insert into edition (kind, item, state, revision, body, actor_id, actor_name, note, created_at, updated_at, published_at)
    select ${kind}, ${item}, ${state}, ${nextRevision}, ${JSON.stringify(body)}::jsonb, ${author.id}::int,
      ${authorName(author)}, ${note}, ${at}, ${at}, ${publishedAt}::timestamptz
    returning *`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The edition was not written')
  return row
}

/** Rewrites the body of a draft. */
export async function updateDraft(
  tx: Kysely<DB>,
  { id, body, author, at }: { id: number; body: ContentBody; author: Author; at: Date },
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update edition set body = ${JSON.stringify(body)}::jsonb, revision = ${nextRevision}, fault = '',
      actor_id = ${author.id}::int, actor_name = ${authorName(author)}, updated_at = ${at}
    where id = ${id} returning revision`.execute(tx)
  return rows[0]?.revision ?? 0
}

/** A `publishAt` of null makes it a draft again; `fault` says why, if it could not be published. */
export async function updateSchedule(
  tx: Kysely<DB>,
  change: { id: number; publishAt: Date | null; note?: string; fault?: string; at: Date },
): Promise<void> {
  const { id, publishAt, note = '', fault = '', at } = change
  await sql`
    update edition set state = ${publishAt ? 'scheduled' : 'draft'}, publish_at = ${publishAt}::timestamptz,
      note = ${note}, fault = ${fault}, revision = ${nextRevision}, updated_at = ${at}
    where id = ${id}`.execute(tx)
}

/** Makes an open edition the current one. */
export async function updateToPublished(
  tx: Kysely<DB>,
  change: { id: number; body: ContentBody; author: Author; note: string; at: Date },
): Promise<void> {
  const { id, body, author, note, at } = change
  await sql`
    update edition set state = 'published', publish_at = null, fault = '', note = ${note}, body = ${JSON.stringify(body)}::jsonb,
      revision = ${nextRevision}, actor_id = ${author.id}::int, actor_name = ${authorName(author)}, updated_at = ${at},
      published_at = ${at}
    where id = ${id}`.execute(tx)
}

export async function supersede(tx: Kysely<DB>, { kind, item }: Item): Promise<void> {
  await sql`
    update edition set state = 'superseded' where kind = ${kind} and item = ${item} and state = 'published'`.execute(
    tx,
  )
}

export async function updateRetired(
  tx: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  await sql`update edition set retired_at = ${at}, revision = ${nextRevision} where id = ${id}`.execute(
    tx,
  )
}

export async function deleteEdition(tx: Kysely<DB>, id: number): Promise<void> {
  await tx.deleteFrom('edition').where('id', '=', id).execute()
}

/** Replaces the pictures that an edition needs. */
export async function saveEditionFiles(
  tx: Kysely<DB>,
  { id, keys }: { id: number; keys: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('edition_file').where('edition_id', '=', id).execute()
  if (keys.length === 0) return
  await sql`
    insert into edition_file (edition_id, file_key)
    select ${id}, key from stored_file where key = any(${[...new Set(keys)]}::text[])`.execute(tx)
}

/** Due at `at`, longest due first. */
export async function listDueEditions(db: Kysely<DB>, at: Date): Promise<{ id: number }[]> {
  return await db
    .selectFrom('edition')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', at)
    .orderBy('publish_at')
    .orderBy('id')
    .execute()
}

/** Undefined if it is not scheduled any more, or for later. */
export function findDueEdition(
  tx: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<EditionRow | undefined> {
  return allEditions(tx)
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', at)
    .executeTakeFirst()
}

/** Which of the keys are public pictures. */
export async function findPictures(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'in', [...keys])
    .where('visibility', '=', 'public')
    .where('width', 'is not', null)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

const nextRevision = sql`(select coalesce(max(revision), 0) + 1 from edition)`

function authorName({ id }: Author) {
  return sql`coalesce((select coalesce(nullif(name, ''), email, slug) from account where id = ${id}::int), '')`
}

function allEditions(source: Kysely<DB>) {
  return source.selectFrom('edition').selectAll().$castTo<EditionRow>()
}

function editions(source: Kysely<DB>, { kind, item }: Item) {
  return allEditions(source).where('kind', '=', kind).where('item', '=', item)
}
