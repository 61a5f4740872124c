import type { Handlers } from '@/server/http/handler.ts'
import { changeSearch, confirmSearch, endSearch, openSearches, saveSearch } from './service.ts'
import { toSavedSearch } from './wire.ts'

export const savedSearchesHandlers = {
  async saveSearch({ body }, context) {
    await saveSearch(context, body)
    return { error: false, message: 'Please confirm by the link in the mail we sent you.' }
  },

  async getSavedSearch({ query }, context) {
    const data = toSavedSearch(await openSearches(context, query.token))
    return { error: false, message: 'Saved search found.', data }
  },

  async confirmSavedSearch({ body }, context) {
    const { search, token } = await confirmSearch(context, body.token)
    return { error: false, message: 'The search is confirmed.', token, data: toSavedSearch(search) }
  },

  async changeSavedSearch({ body }, context) {
    const { token, is_paused, ...change } = body
    const isPaused = is_paused === undefined ? undefined : is_paused === 1
    const data = toSavedSearch(await changeSearch(context, token, { ...change, isPaused }))
    return { error: false, message: 'The search is changed.', data }
  },

  async unsubscribeSavedSearch({ query, body }, context) {
    await endSearch(context, query.token, { all: body.all === 1 })
    return { error: false, message: 'You will get no more mail about this search.' }
  },
} satisfies Partial<Handlers>
