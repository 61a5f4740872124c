import { type Kysely, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

type Named = { kind: ListingKind; id: number }

/** Increments the revision, so that older copies become stale. */
export async function updateOwner(
  db: Kysely<DB>,
  { kind, id, ownerId, at }: Named & { ownerId: number; at: Date },
): Promise<void> {
  await sql`
    update ${sql.table(kind)} set owner_id = ${ownerId}, draft_id = null, revision = revision + 1, updated_at = ${at}
    where id = ${id}`.execute(db)
}

/** Keys of all files that a listing shows, or showed when it was approved. */
export async function listOwnFiles(db: Kysely<DB>, { kind, id }: Named): Promise<string[]> {
  const pictures =
    kind === 'property'
      ? sql`select unnest(array[title_image_key, panorama_key]) from property where id = ${id}`
      : sql`select image_key from project where id = ${id}`
  const { rows } = await sql<{ key: string }>`
    select distinct key from (
      ${pictures}
      union all select file_key from ${sql.table(`${kind}_file`)} where ${sql.ref(`${kind}_id`)} = ${id}
      union all select unnest(files) from approved_content where ${sql.ref(`${kind}_id`)} = ${id}) f (key)
    where key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

/** A file that another listing shows, too, gets no owner, so that no account's end deletes it. */
export async function updateFileOwner(
  db: Kysely<DB>,
  { keys, ownerId }: { keys: readonly string[]; ownerId: number },
): Promise<void> {
  await sql`
    update stored_file s set owner_id = case when exists (
        select 1 from property p where p.owner_id is distinct from ${ownerId}::int
          and (s.key in (p.title_image_key, p.panorama_key)
            or exists (select 1 from property_file f where f.property_id = p.id and f.file_key = s.key)))
      or exists (
        select 1 from project p where p.owner_id is distinct from ${ownerId}::int
          and (p.image_key = s.key or exists (select 1 from project_file f where f.project_id = p.id and f.file_key = s.key)))
      then null else ${ownerId}::int end
    where s.key = any(${[...keys]}::text[])`.execute(db)
}

/** Drafts of the listing, and times to view it, of everybody but the new owner. */
export async function deleteOwnerParts(
  db: Kysely<DB>,
  { kind, id, ownerId }: Named & { ownerId: number },
): Promise<void> {
  const column = sql.ref(`${kind}_id`)
  await sql`delete from listing_draft where ${column} = ${id} and account_id <> ${ownerId}`.execute(
    db,
  )
  await sql`
    delete from viewing_schedule where ${column} = ${id} and owner_id is distinct from ${ownerId}::int`.execute(
    db,
  )
}

/** Updates the search, which finds listings by their owner. */
export async function refreshMoved(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  await sql`select refresh_search(array[${id}::int], ${at})`.execute(db)
}
