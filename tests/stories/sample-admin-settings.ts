import { toSettingText } from '@/domain/settings/parse-setting.ts'
import { settingKeys } from '@/domain/settings/setting-table.ts'
import { defaultSetting } from '@/domain/settings/setting-values.ts'

const stored: Readonly<Record<string, string>> = {
  company_name: 'Harbor Homes',
  company_email: 'hello@harbor.example',
  company_address: '1 Pier\nPortland',
}

export const settingsAdministration = {
  version: 12,
  settings: settingKeys.map((key) => ({
    key,
    value: stored[key] ?? null,
    default: toSettingText(defaultSetting(key)),
    picture_url: '',
  })),
}

export const settingVersions = [
  {
    id: 12,
    actor_name: 'Ana García',
    reason: 'New name of the company',
    created_at: '2026-05-04T08:30:00.000000Z',
    changes: [{ key: 'company_name', before: 'Harbor', after: 'Harbor Homes' }],
  },
  {
    id: 11,
    actor_name: 'Ben Ortiz',
    reason: '',
    created_at: '2026-05-03T16:10:00.000000Z',
    changes: [
      { key: 'auto_approve', before: null, after: '1' },
      { key: 'distance_option', before: 'km', after: 'mi' },
    ],
  },
]
