import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type StoredLanguage = {
  id: number
  code: string
  name: string
  is_rtl: boolean
  is_active: boolean
}

export type LanguageFacts = Pick<StoredLanguage, 'name' | 'is_rtl' | 'is_active'>

/** In order, inactive ones included. */
export async function listStoredLanguages(db: Kysely<DB>): Promise<StoredLanguage[]> {
  return await db
    .selectFrom('language')
    .select(['id', 'code', 'name', 'is_rtl', 'is_active'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Locks all rows, in an order of their own, so that it never meets somebody who writes the texts of one
 * language halfway.
 */
export async function lockLanguages(tx: Kysely<DB>): Promise<StoredLanguage[]> {
  await tx.selectFrom('language').select('id').orderBy('id').forUpdate().execute()
  return await listStoredLanguages(tx)
}

/** At the end of the order, inactive. */
export async function createLanguage(
  tx: Kysely<DB>,
  {
    code,
    name,
    isRightToLeft,
    at,
  }: { code: string; name: string; isRightToLeft: boolean; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into language (code, name, is_rtl, is_active, position, created_at, updated_at)
    select ${code}, ${name}, ${isRightToLeft}, false, coalesce(max(position), 0) + 1, ${at}, ${at} from language
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function updateLanguage(
  tx: Kysely<DB>,
  { id, facts, at }: { id: number; facts: LanguageFacts; at: Date },
): Promise<void> {
  await tx
    .updateTable('language')
    .set({ ...facts, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function orderLanguages(tx: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await sql`
    update language set position = o.place::int - 1
    from unnest(${[...ids]}::int[]) with ordinality o(id, place)
    where language.id = o.id and position is distinct from o.place::int - 1`.execute(tx)
}

export async function deleteLanguage(tx: Kysely<DB>, id: number): Promise<void> {
  await tx.deleteFrom('language').where('id', '=', id).execute()
}

export type LanguageUses = Record<
  'accounts' | 'searches' | 'inquiries' | 'listings' | 'content' | 'texts',
  number
>

/** How much uses each language, by code. */
export async function countUses(
  db: Kysely<DB>,
  codes: readonly string[],
): Promise<Map<string, LanguageUses>> {
  const { rows } = await sql<LanguageUses & { code: string }>`
    with translated as (${translationRows})
    select l.code,
      (select count(*)::int from account where language_code = l.code)
        + (select count(*)::int from registration where language_code = l.code) as accounts,
      (select count(*)::int from saved_search where language_code = l.code) as searches,
      (select count(*)::int from inquiry where language_code = l.code) as inquiries,
      (select count(*)::int from property where language_code = l.code)
        + (select count(*)::int from project where language_code = l.code) as listings,
      (select count(*)::int from translated where translations ? l.code) as content,
      (select count(*)::int from jsonb_object_keys(l.overrides)) as texts
    from language l where l.code = any(${[...codes]}::text[])`.execute(db)
  return new Map(rows.map(({ code, ...uses }) => [code, uses]))
}

const TRANSLATED = [
  'place',
  'category',
  'parameter',
  'parameter_option',
  'facility',
  'report_reason',
  'article_category',
  'article',
  'faq',
  'home_section',
  'package',
  'verification_field',
  'verification_option',
] as const

/** Everything that has words in several languages. */
const translationRows = sql.join(
  [
    ...TRANSLATED.map((table) => sql`select translations from ${sql.table(table)}`),
    sql`select body -> 'translations' from edition where state <> 'superseded'`,
    sql`select value -> 'translations' from setting where jsonb_typeof(value) = 'object'`,
  ],
  sql` union all `,
)
