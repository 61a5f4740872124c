import { type Kysely, sql } from 'kysely'
import type { TextForms } from '@/domain/languages/text-forms.ts'
import type { DB } from '@/generated/database.ts'

export type LanguageEntries = {
  id: number
  code: string
  name: string
  /** The shipped dictionary; empty for an added language. */
  texts: Record<string, string>
  overrides: Record<string, string>
}

export type TextOrigin = {
  key: string
  source: TextForms
  actor_name: string | null
  changed_at: Date
}

const ENTRIES = ['id', 'code', 'name', 'texts', 'overrides'] as const

/** Dictionaries of all languages, inactive ones included, in order. */
export async function listEntries(db: Kysely<DB>): Promise<LanguageEntries[]> {
  return await db
    .selectFrom('language')
    .select(ENTRIES)
    .orderBy('position')
    .orderBy('id')
    .$castTo<LanguageEntries>()
    .execute()
}

export async function findEntries(
  db: Kysely<DB>,
  code: string,
): Promise<LanguageEntries | undefined> {
  return await db
    .selectFrom('language')
    .select(ENTRIES)
    .where('code', '=', code)
    .$castTo<LanguageEntries>()
    .executeTakeFirst()
}

/** One at a time changes the texts of a language. */
export async function lockEntries(tx: Kysely<DB>, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('language')
    .select('id')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function listOrigins(db: Kysely<DB>, languageId: number): Promise<TextOrigin[]> {
  const { rows } = await sql<TextOrigin>`
    select t.key, t.source, coalesce(nullif(a.name, ''), a.email, a.slug) as actor_name, t.changed_at
    from language_text t left join account a on a.id = t.changed_by
    where t.language_id = ${languageId}`.execute(db)
  return rows
}

/** Origins of all languages, without people. */
export async function listSources(
  db: Kysely<DB>,
): Promise<{ language_id: number; key: string; source: TextForms }[]> {
  return await db
    .selectFrom('language_text')
    .select(['language_id', 'key', 'source'])
    .$castTo<{ language_id: number; key: string; source: TextForms }>()
    .execute()
}

export type TextsChange = {
  id: number
  /** Entries that stop to differ from the shipped ones. */
  removed: readonly string[]
  entries: Readonly<Record<string, string>>
  at: Date
}

export async function updateOverrides(tx: Kysely<DB>, change: TextsChange): Promise<void> {
  const { id, removed, entries, at } = change
  await sql`
    update language set overrides = (overrides - ${[...removed]}::text[]) || ${JSON.stringify(entries)}::jsonb,
      updated_at = ${at} where id = ${id}`.execute(tx)
}

export type NewOrigin = { key: string; source: TextForms }

export async function saveOrigins(
  tx: Kysely<DB>,
  {
    languageId,
    origins,
    actorId,
    at,
  }: { languageId: number; origins: readonly NewOrigin[]; actorId: number; at: Date },
): Promise<void> {
  await sql`
    insert into language_text (language_id, key, source, changed_by, changed_at)
    select ${languageId}, o.key, o.source, ${actorId}, ${at}
    from jsonb_to_recordset(${JSON.stringify(origins)}::jsonb) o(key text, source jsonb)
    on conflict (language_id, key) do update
      set source = excluded.source, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

export async function deleteOrigin(
  tx: Kysely<DB>,
  { languageId, key }: { languageId: number; key: string },
): Promise<void> {
  await tx
    .deleteFrom('language_text')
    .where('language_id', '=', languageId)
    .where('key', '=', key)
    .execute()
}

/** Changes with every text of the language. */
export async function readTextsState(db: Kysely<DB>, id: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(overrides::text) as state from language where id = ${id}`.execute(db)
  return rows[0]?.state ?? ''
}
