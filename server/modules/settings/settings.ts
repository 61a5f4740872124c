import type { Kysely } from 'kysely'
import { settingKeys } from '@/domain/settings/setting-table.ts'
import { readSettingValues, type SettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import { readSettingRows } from './store.ts'

export type Settings = { read(): Promise<SettingValues> }

/** Caches the settings in memory for `freshMs` milliseconds; 0 disables the cache. */
export function createSettings(db: Kysely<DB>, freshMs: number): Settings {
  let held: { values: Promise<SettingValues>; until: number } | undefined
  return {
    read() {
      const now = performance.now()
      if (!held || now >= held.until) {
        const values = readSettings(db)
        held = { values, until: now + freshMs }
        values.catch(() => {
          held = undefined
        })
      }
      return held.values
    },
  }
}

async function readSettings(db: Kysely<DB>): Promise<SettingValues> {
  const rows = await readSettingRows(db, settingKeys)
  return readSettingValues(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
