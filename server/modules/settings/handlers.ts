import { invalid } from '@/server/contract/failure.ts'
import type { Handlers } from '@/server/http/handler.ts'
import {
  editSettings,
  listSettingVersions,
  revertSettings,
  viewSettingsAdministration,
} from './administration.ts'
import { toSettingRows, toSettingVersion } from './administration-wire.ts'
import { openLanguage, viewSettings } from './service.ts'
import { toLanguage, toWebSettings } from './wire.ts'

export const settingsHandlers = {
  async getWebSettings(_input, context) {
    const data = toWebSettings(await viewSettings(context), context)
    return { error: false, message: 'Settings found.', data }
  },

  async getLanguage({ query }, context) {
    const data = toLanguage(await openLanguage(context, query.language_code))
    return { error: false, message: 'Language found.', data }
  },

  async getSettings(_input, context) {
    const { version, stored } = await viewSettingsAdministration(context)
    const data = { version, settings: toSettingRows(stored, context.origin) }
    return { error: false, message: 'Settings found.', data }
  },

  async changeSettings({ body: { base, changes, reason = '' } }, context) {
    const texts = new Map(changes.map(({ key, value }) => [key, value]))
    if (texts.size < changes.length) throw invalid({ changes: 'must have each key once' })
    await editSettings(context, { base, texts, reason: reason.trim() })
    return { error: false, message: 'The settings are kept.' }
  },

  async getSettingVersions({ query: { before, limit } }, context) {
    const { rows, hasMore } = await listSettingVersions(context, { before, limit })
    return {
      error: false,
      message: rows.length > 0 ? 'Changes found.' : 'Nothing was changed yet.',
      next: hasMore ? (rows.at(-1)?.id ?? null) : null,
      data: rows.map(toSettingVersion),
    }
  },

  async revertSettingVersion({ path: { id }, body: { reason = '' } }, context) {
    await revertSettings(context, { id, reason: reason.trim() })
    return { error: false, message: 'The change is taken back.' }
  },
} satisfies Partial<Handlers>
