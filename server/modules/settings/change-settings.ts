import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { SettingKey } from './setting-values.ts'
import { saveSettings } from './store.ts'

/** Writes settings within a transaction; null removes one, so that its default counts. */
export function changeSettings(
  tx: Kysely<DB>,
  values: Partial<Record<SettingKey, unknown>>,
): Promise<void> {
  return saveSettings(tx, values)
}
