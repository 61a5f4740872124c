import { type Kysely, sql } from 'kysely'
import { withFallback } from '@/domain/languages/text-forms.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import { findLanguages } from './language-store.ts'

export type LanguageRow = {
  id: number
  code: string
  name: string
  is_rtl: boolean
  is_active: boolean
  created_at: Date
  updated_at: Date
  /** Dictionary with the operator's overrides; missing texts are those of the default language. */
  texts: Record<string, string>
}

export type AccountSettings = {
  verification_status: VerificationStatus
  is_active: boolean
}

export async function readSettingRows(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom('setting').select(['key', 'value']).where('key', 'in', keys).execute()
}

/** Null removes a setting, so that its default counts. */
export async function saveSettings(
  db: Kysely<DB>,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) await db.deleteFrom('setting').where('key', '=', key).execute()
    else {
      await sql`
        insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(db)
    }
  }
}

export async function readLanguages(
  db: Kysely<DB>,
): Promise<{ id: number; code: string; name: string }[]> {
  return db
    .selectFrom('language')
    .select(['id', 'code', 'name'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Codes of languages that are switched off. */
export async function readInactiveCodes(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('language')
    .select('code')
    .where('is_active', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ code }) => code)
}

export async function readLanguage(db: Kysely<DB>, code: string): Promise<LanguageRow | undefined> {
  const { rows } = await sql<LanguageRow & { is_shipped: boolean }>`
    select id, code, name, is_rtl, is_active, created_at, updated_at, texts || overrides as texts,
      texts <> '{}'::jsonb as is_shipped
    from language where code = ${code} and is_active`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { is_shipped: isShipped, ...language } = row
  return isShipped ? language : { ...language, texts: await completeTexts(db, language) }
}

/** Texts of an added language: missing ones of the default language, then of English. */
async function completeTexts(db: Kysely<DB>, language: LanguageRow) {
  const { usual } = await findLanguages(db)
  const { rows } = await sql<{ code: string; texts: Record<string, string> }>`
    select code, texts || overrides as texts from language where code in (${usual}, 'en')`.execute(
    db,
  )
  const find = (code: string) => rows.find((row) => row.code === code)?.texts ?? {}
  return withFallback(language.texts, withFallback(find(usual), find('en')))
}

export async function isRightToLeft(db: Kysely<DB>, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('language')
    .select('is_rtl')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.is_rtl ?? false
}

/** Price range of public listings in minor units; null without listings. */
export async function readPriceRange(
  db: Kysely<DB>,
): Promise<{ lowest: number | null; highest: number | null }> {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    select min(nullif(price_minor, 0)) as lowest, max(price_minor) as highest from property_search`.execute(
    db,
  )
  return rows[0] ?? { lowest: null, highest: null }
}

/** Whether anything has a price, which stands for an amount of the currency in force. */
export async function hasPrices(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from property) or exists (select from project)
      or exists (select from package where price_minor is not null) as has`.execute(db)
  return rows[0]?.has ?? false
}

export async function readAccountSettings(
  db: Kysely<DB>,
  accountId: number,
): Promise<AccountSettings | undefined> {
  return db
    .selectFrom('account')
    .select(['verification_status', 'is_active'])
    .where('id', '=', accountId)
    .$castTo<AccountSettings>()
    .executeTakeFirst()
}
