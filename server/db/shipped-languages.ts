import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Languages with a shipped dictionary, default first. */
const SHIPPED_LANGUAGES = [
  { code: 'en', name: 'English', isRtl: false },
  { code: 'es', name: 'Español', isRtl: false },
  { code: 'de', name: 'Deutsch', isRtl: false },
  { code: 'ar', name: 'العربية', isRtl: true },
] as const

const DICTIONARIES = join(import.meta.dirname, '../../dictionaries')

/**
 * Updates the texts of the shipped languages at every start; the operator's `overrides` and active
 * languages stay.
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
