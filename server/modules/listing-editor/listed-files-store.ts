import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

/** Only projects have plans. */
export type FileRole = 'gallery' | 'document' | 'plan'

export type HeldFile = {
  id: number
  role: FileRole
  key: string
  alt: string
  /** The floor of a plan. */
  title: string
}

/** Files without an id are new. */
export type ListedFile = { id?: number; key: string; alt?: string; title?: string }

type Listing = { kind: ListingKind; id: number }

export async function readHeldFiles(
  tx: Transaction<DB>,
  { kind, id }: Listing,
): Promise<HeldFile[]> {
  const title = kind === 'project' ? sql`f.title` : sql`''`
  const { rows } = await sql<HeldFile>`
    select f.id, f.kind as role, f.file_key as key, f.alt, ${title} as title
    from ${toTable(kind)} f where f.${toListingColumn(kind)} = ${id} order by f.position, f.id`.execute(
    tx,
  )
  return rows
}

/** Replaces the files of a role, but keeps the stored files. */
export async function writeListedFiles(
  tx: Transaction<DB>,
  {
    kind,
    id,
    role,
    files,
    at,
  }: Listing & { role: FileRole; files: readonly ListedFile[]; at: Date },
): Promise<void> {
  const rows = files.map(({ alt = '', title = '', ...file }, position) => ({
    ...file,
    alt,
    title,
    position,
  }))
  const kept = rows.flatMap((row) => (row.id === undefined ? [] : [{ ...row, id: row.id }]))
  const added = rows.filter((row) => row.id === undefined)
  const own = sql`${toListingColumn(kind)} = ${id} and kind = ${role}`
  await sql`
    delete from ${toTable(kind)} where ${own} and id <> all(${kept.map((row) => row.id)}::int[])`.execute(
    tx,
  )
  await sql`
    update ${toTable(kind)} f set position = r.position, alt = r.alt, file_key = r.key ${whenChanged(kind, at)}
    from ${recordset(kept)} where f.id = r.id and f.${toListingColumn(kind)} = ${id} and f.kind = ${role}`.execute(
    tx,
  )
  await sql`
    insert into ${toTable(kind)} (${toListingColumn(kind)}, kind, file_key, position, alt, created_at ${titleColumns(kind)})
    select ${id}::int, ${role}, r.key, r.position, r.alt, ${at} ${titleValues(kind, at)} from ${recordset(added)}
    order by r.position`.execute(tx)
}

function toTable(kind: ListingKind): RawBuilder<unknown> {
  return sql.table(`${kind}_file`)
}

function toListingColumn(kind: ListingKind): RawBuilder<unknown> {
  return sql.id(`${kind}_id`)
}

function recordset(rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id int, key text, alt text, title text, position int)`
}

/** Only files of projects have a title and update time. */
function whenChanged(kind: ListingKind, at: Date): RawBuilder<unknown> {
  if (kind === 'property') return sql``
  const isOther = sql`(f.title, f.alt, f.file_key) is distinct from (r.title, r.alt, r.key)`
  return sql`, title = r.title, updated_at = case when ${isOther} then ${at} else f.updated_at end`
}

function titleColumns(kind: ListingKind): RawBuilder<unknown> {
  return kind === 'property' ? sql`` : sql`, title, updated_at`
}

function titleValues(kind: ListingKind, at: Date): RawBuilder<unknown> {
  return kind === 'property' ? sql`` : sql`, r.title, ${at}`
}
