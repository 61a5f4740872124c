import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type Languages = { codes: ReadonlySet<string>; usual: string }

/** Enabled languages and the default one. */
export async function findLanguages(db: Kysely<DB>): Promise<Languages> {
  const rows = await db
    .selectFrom('language')
    .leftJoin('setting', (join) => join.on('setting.key', '=', 'default_language'))
    .select(['language.code', 'setting.value as usual'])
    .where('language.is_active', '=', true)
    .orderBy('language.position')
    .orderBy('language.id')
    .execute()
  const codes = new Set(rows.map(({ code }) => code))
  const usual = rows[0]?.usual
  return {
    codes,
    usual: typeof usual === 'string' && codes.has(usual) ? usual : (rows[0]?.code ?? 'en'),
  }
}
