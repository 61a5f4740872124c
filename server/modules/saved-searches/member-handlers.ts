import type { Handlers } from '@/server/http/handler.ts'
import {
  changeOwnSearch,
  deleteOwnSearch,
  listOwnSearches,
  markOwnSearchSeen,
  saveOwnSearch,
} from './member-searches.ts'
import { toMemberSearch } from './wire.ts'

export const memberSearchesHandlers = {
  async getMemberSearches({ query }, context) {
    const data = (await listOwnSearches(context, query.query)).map(toMemberSearch)
    return { error: false, message: 'Your saved searches.', data }
  },

  async saveMemberSearch({ body }, context) {
    const data = toMemberSearch(await saveOwnSearch(context, body))
    return { error: false, message: 'The search is saved.', data }
  },

  async changeMemberSearch({ path: { id }, body }, context) {
    const data = toMemberSearch(await changeOwnSearch(context, id, body))
    return { error: false, message: 'The search is changed.', data }
  },

  async deleteMemberSearch({ path: { id } }, context) {
    await deleteOwnSearch(context, id)
    return { error: false, message: 'The search is deleted.' }
  },

  async markMemberSearchSeen({ path: { id } }, context) {
    const data = toMemberSearch(await markOwnSearchSeen(context, id))
    return { error: false, message: 'The results are seen.', data }
  },
} satisfies Partial<Handlers>
