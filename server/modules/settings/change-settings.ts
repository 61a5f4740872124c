import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { SettingKey } from '@/domain/settings/setting-table.ts'
import type { DB } from '@/generated/database.ts'
import { readSettingRows, saveSettings } from './store.ts'
import { addVersion, lockVersions, type SettingChange } from './version-store.ts'

export type StoredSettings = Partial<Record<SettingKey, unknown>>

/**
 * Writes settings within a transaction, and a version of what differs; null removes one, so that
 * its default counts. Gives the keys that differ.
 */
export async function changeSettings(
  tx: Kysely<DB>,
  change: { adminId: number; values: StoredSettings; reason: string; at: Date },
): Promise<string[]> {
  const { adminId: actorId, values, reason, at } = change
  await lockVersions(tx)
  const before = await readStored(tx, Object.keys(values))
  const changes = Object.entries(values)
    .map(([key, after]): SettingChange => ({ key, before: before.get(key) ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
  if (changes.length === 0) return []
  await saveSettings(tx, Object.fromEntries(changes.map(({ key, after }) => [key, after])))
  await addVersion(tx, { actorId, reason, changes, at })
  return changes.map(({ key }) => key)
}

/** By key; without those that nothing is stored for. */
export async function readStored(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  if (keys.length === 0) return new Map()
  const rows = await readSettingRows(db, keys)
  return new Map(rows.map(({ key, value }) => [key, value]))
}
