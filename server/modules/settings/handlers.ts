import type { Handlers } from '@/server/http/handler.ts'
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
} satisfies Partial<Handlers>
