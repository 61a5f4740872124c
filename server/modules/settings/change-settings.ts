import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { SettingKey } from '@/domain/settings/setting-table.ts'
import type { DB } from '@/generated/database.ts'
import { clip } from '@/server/contract/failure.ts'
import type { AuditChange } from '@/server/modules/audit/audit-store.ts'
import { readSettingRows, saveSettings } from './store.ts'
import { addVersion, lockVersions, type SettingChange } from './version-store.ts'

export type StoredSettings = Partial<Record<SettingKey, unknown>>

/**
 * Writes settings within a transaction, and a version of what differs; null removes one, so that
 * its default counts. Gives what differs.
 */
export async function changeSettings(
  tx: Kysely<DB>,
  change: { adminId: number; values: StoredSettings; reason: string; at: Date },
): Promise<SettingChange[]> {
  const { adminId: actorId, values, reason, at } = change
  await lockVersions(tx)
  const before = await readStored(tx, Object.keys(values))
  const changes = Object.entries(values)
    .map(([key, after]): SettingChange => ({ key, before: before.get(key) ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
  if (changes.length === 0) return []
  await saveSettings(tx, Object.fromEntries(changes.map(({ key, after }) => [key, after])))
  await addVersion(tx, { actorId, reason, changes, at })
  return changes
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

const MAX_LOGGED = 200

/** As the audit log keeps it: JSON, cut where it is long; the version has all of it. */
export function toAuditChange(changes: readonly SettingChange[]): AuditChange {
  const write = (value: unknown) => clip(JSON.stringify(value ?? null), MAX_LOGGED)
  return {
    before: Object.fromEntries(changes.map(({ key, before }) => [key, write(before)])),
    after: Object.fromEntries(changes.map(({ key, after }) => [key, write(after)])),
  }
}
