import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import { type ListingContent, readContent } from './listing-content-store.ts'

type Subject = { kind: ListingKind; id: number }

/** The last approved version; `kept_at` is when it was replaced. */
export type ApprovedContent = { content: ListingContent; kept_at: Date }

/** Reads the content if approved; call before it changes. */
export async function readIfApproved(
  tx: Kysely<DB>,
  { request_status, ...subject }: Subject & { request_status: string },
): Promise<ListingContent | undefined> {
  return request_status === 'approved' ? readContent(tx, subject) : undefined
}

/** Saves the approved content, replacing an earlier version. */
export async function keepApproved(
  tx: Kysely<DB>,
  { kind, id, content, at }: Subject & { content: ListingContent | undefined; at: Date },
): Promise<void> {
  if (!content) return
  const column = toColumn(kind)
  await sql`
    insert into approved_content (${column}, content, files, kept_at)
    values (${id}, ${JSON.stringify(content)}::jsonb, ${listFiles(content)}::text[], ${at})
    on conflict (${column}) do update set content = excluded.content, files = excluded.files, kept_at = excluded.kept_at`.execute(
    tx,
  )
}

export async function findApproved(
  db: Kysely<DB>,
  { kind, id }: Subject,
): Promise<ApprovedContent | undefined> {
  const { rows } = await sql<ApprovedContent>`
    select content, kept_at from approved_content where ${toColumn(kind)} = ${id}`.execute(db)
  return rows[0]
}

/**
 * Deletes versions of listings that are approved again, unless the decision can still be undone
 * (made since `before`). The file cleanup deletes their files.
 */
export async function forgetApproved(db: Kysely<DB>, before: Date): Promise<void> {
  for (const kind of ['property', 'project'] as const) {
    const column = toColumn(kind)
    await sql`
      delete from approved_content a using ${sql.table(kind)} l
      where l.id = a.${column} and l.request_status = 'approved'
        and not exists (select from review r where r.${column} = l.id and r.created_at >= ${before})`.execute(
      db,
    )
  }
}

function toColumn(kind: ListingKind): RawBuilder<unknown> {
  return sql.id(`${kind}_id`)
}

/** Parameter values may be file keys, so all strings are included. */
function listFiles(content: ListingContent): string[] {
  const { picture_key, panorama_key, meta_image_key, gallery, documents, plans } = content
  const own = [picture_key, panorama_key, meta_image_key].filter((key) => key !== null)
  const listed = [...gallery, ...documents, ...plans].map(({ key }) => key)
  const given = Object.values(content.parameters).filter((value) => typeof value === 'string')
  return [...new Set([...own, ...listed, ...given])]
}
