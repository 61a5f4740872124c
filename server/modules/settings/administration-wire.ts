import { toSettingText } from '@/domain/settings/parse-setting.ts'
import { settingKeys, settingTable } from '@/domain/settings/setting-table.ts'
import { defaultSetting } from '@/domain/settings/setting-values.ts'
import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { SettingVersionRow } from './version-store.ts'

type Schemas = components['schemas']

export function toSettingRows(
  stored: ReadonlyMap<string, unknown>,
  origin: string,
): Schemas['AdminSetting'][] {
  return settingKeys.map((key) => ({
    key,
    value: toSettingText(stored.get(key)),
    default: toSettingText(defaultSetting(key)),
    picture_url:
      settingTable[key].field.type === 'picture'
        ? imageUrl(origin, toSettingText(stored.get(key)))
        : '',
  }))
}

export function toSettingVersion(row: SettingVersionRow): Schemas['SettingVersion'] {
  return {
    id: row.id,
    actor_name: row.actor_name,
    reason: row.reason,
    created_at: wireDate(row.created_at),
    changes: row.changes.map(({ key, before, after }) => ({
      key,
      before: toSettingText(before),
      after: toSettingText(after),
    })),
  }
}

export function toConflict(
  key: string,
  { after, version }: { after: unknown; version: SettingVersionRow },
): Schemas['SettingConflict'] {
  return {
    key,
    value: toSettingText(after),
    actor_name: version.actor_name,
    changed_at: wireDate(version.created_at),
  }
}
