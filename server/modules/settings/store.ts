import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** The stored settings among the wanted ones. */
export async function readSettingRows(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom('setting').select(['key', 'value']).where('key', 'in', keys).execute()
}
