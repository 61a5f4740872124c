import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type DraftKind = 'property' | 'project'

export type DraftHeadRow = {
  id: string
  kind: DraftKind
  /** The listing being edited. */
  listing_id: number | null
  title: string
  revision: number
  created_at: Date
  updated_at: Date
}

export type DraftRow = DraftHeadRow & { content: Record<string, unknown> }

const MAX_TITLE_LENGTH = 200
const HEAD = sql`id, kind, coalesce(property_id, project_id) as listing_id, revision, created_at, updated_at,
  case when jsonb_typeof(content->'title') = 'string' then left(content->>'title', ${sql.lit(MAX_TITLE_LENGTH)})
    else '' end as title`

/** Lists drafts, latest first. */
export async function findDrafts(
  db: Kysely<DB>,
  { accountId, kind, limit }: { accountId: number; kind: DraftKind | null; limit: number },
): Promise<DraftHeadRow[]> {
  const { rows } = await sql<DraftHeadRow>`
    select ${HEAD} from listing_draft
    where account_id = ${accountId} and (${kind}::text is null or kind = ${kind})
    order by updated_at desc, id limit ${limit}`.execute(db)
  return rows
}

type Owned = { id: string; accountId: number }

export async function findDraft(
  db: Kysely<DB>,
  { id, accountId }: Owned,
): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${HEAD}, content from listing_draft where id = ${id} and account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]
}

/** Undefined if the id exists, for any owner. */
export async function insertDraft(
  db: Kysely<DB>,
  draft: Owned & { kind: DraftKind; listingId: number | null; content: string; at: Date },
): Promise<number | undefined> {
  const { id, accountId, kind, listingId, content, at } = draft
  const { rows } = await sql<{ revision: number }>`
    insert into listing_draft (id, account_id, kind, property_id, project_id, content, created_at, updated_at)
    values (${id}, ${accountId}, ${kind}, ${kind === 'property' ? listingId : null},
      ${kind === 'project' ? listingId : null}, ${content}::jsonb, ${at}, ${at})
    on conflict (id) do nothing returning revision`.execute(db)
  return rows[0]?.revision
}

/**
 * Updates a draft at the given revision. Also succeeds if the content is equal, for retries after a
 * lost reply. Undefined otherwise.
 */
export async function updateDraft(
  db: Kysely<DB>,
  { id, accountId, content, revision, at }: Owned & { content: string; revision: number; at: Date },
): Promise<{ revision: number; updated_at: Date } | undefined> {
  const { rows } = await sql<{ revision: number; updated_at: Date }>`
    update listing_draft
    set content = ${content}::jsonb, updated_at = ${at},
      revision = case when content = ${content}::jsonb and revision <> ${revision} then revision else revision + 1 end
    where id = ${id} and account_id = ${accountId} and (revision = ${revision} or content = ${content}::jsonb)
    returning revision, updated_at`.execute(db)
  return rows[0]
}

export async function deleteDraft(db: Kysely<DB>, { id, accountId }: Owned): Promise<void> {
  await sql`delete from listing_draft where id = ${id} and account_id = ${accountId}`.execute(db)
}

/** Deletes an account's oldest drafts beyond a limit. */
export async function keepLatest(
  db: Kysely<DB>,
  { accountId, count }: { accountId: number; count: number },
): Promise<void> {
  await sql`
    delete from listing_draft where id in (
      select id from listing_draft where account_id = ${accountId} order by updated_at desc, id offset ${count})`.execute(
    db,
  )
}

export async function ownsListing(
  db: Kysely<DB>,
  { kind, id, accountId }: { kind: DraftKind; id: number; accountId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

const KEPT = sql`interval '180 days'`

export async function forgetOldDrafts(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from listing_draft where updated_at < ${at}::timestamptz - ${KEPT}`.execute(db)
}
