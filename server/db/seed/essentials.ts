import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Languages the product ships a dictionary for; the first is the usual one. */
const SHIPPED_LANGUAGES = [
  { code: 'en', name: 'English', isRtl: false },
  { code: 'es', name: 'Español', isRtl: false },
  { code: 'de', name: 'Deutsch', isRtl: false },
  { code: 'ar', name: 'العربية', isRtl: true },
] as const

const DICTIONARIES = join(import.meta.dirname, '../../../dictionaries')

/**
 * What every installation needs at every start: the shipped languages with this release's texts. What the
 * operator words differently (`overrides`) and which languages are active stays as it is.
 */
export async function writeLanguages(db: Kysely<DB>): Promise<void> {
  for (const [position, { code, name, isRtl }] of SHIPPED_LANGUAGES.entries()) {
    const texts = await readFile(join(DICTIONARIES, `${code}.json`), 'utf8')
    await sql`
      insert into language (code, name, is_rtl, position, texts)
      values (${code}, ${name}, ${isRtl}, ${position}, ${texts}::jsonb)
      on conflict (code) do update set texts = excluded.texts, updated_at = now()
      where language.texts is distinct from excluded.texts`.execute(db)
  }
}
