import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Visibility } from '@/server/gateways/files/file-store.ts'

/** All foreign keys to `stored_file`; a test compares them with the database. */
export const REFERRING_COLUMNS = [
  ['account', 'profile_key'],
  ['article', 'image_key'],
  ['bank_receipt', 'file_key'],
  ['category', 'image_key'],
  ['chat_message', 'audio_key'],
  ['chat_message', 'file_key'],
  ['edition_file', 'file_key'],
  ['facility', 'image_key'],
  ['import_run', 'file_key'],
  ['notification', 'image_key'],
  ['parameter', 'image_key'],
  ['place', 'image_key'],
  ['project', 'image_key'],
  ['project_file', 'file_key'],
  ['property', 'panorama_key'],
  ['property', 'title_image_key'],
  ['property_file', 'file_key'],
  ['slider', 'image_key'],
  ['upload', 'file_key'],
  ['verification_answer', 'file_key'],
] as const

/** Columns with keys but no foreign key; found by name in the same test. */
export const PLAIN_COLUMNS = [
  ['article', 'meta_image_key'],
  ['category', 'meta_image_key'],
  ['project', 'meta_image_key'],
  ['property', 'meta_image_key'],
] as const

const AT_MOST = 1000

/**
 * Deletes unused rows older than `before`; returns their files. Also searches JSON: parameter
 * values and settings.
 */
export async function deleteUnusedFiles(
  db: Kysely<DB>,
  before: Date,
): Promise<{ key: string; visibility: Visibility }[]> {
  const columns = [...REFERRING_COLUMNS, ...PLAIN_COLUMNS]
  const unused = columns.map(
    ([table, column]) =>
      sql`not exists (select from ${sql.table(table)} t where t.${sql.ref(column)} = f.key)`,
  )
  const { rows } = await sql<{ key: string; visibility: Visibility }>`
    with candidate as materialized (
      select f.key from stored_file f
      where f.owner_id is not null and f.created_at < ${before} and ${sql.join(unused, sql` and `)}
        and not exists (select from approved_content a where a.files @> array[f.key])
      order by f.id limit ${AT_MOST}),
    in_json as materialized (
      select c.key from candidate c join setting s on s.value = to_jsonb(c.key)
      union
      select value from property p cross join lateral jsonb_each_text(p.parameters)
      where exists (select from candidate) and value in (select key from candidate))
    delete from stored_file f using candidate c
    where f.key = c.key and c.key not in (select key from in_json)
    returning f.key, f.visibility`.execute(db)
  return rows
}
