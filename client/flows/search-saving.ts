import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import {
  deleteMemberSearch,
  memberSearchQueries,
  type NewMemberSearch,
  saveMemberSearch,
} from '@/client/api/member/member-searches.ts'
import { searchSavingMachine } from '@/machines/saved-searches/search-saving.machine.ts'

type Tools = { queries: Queries; client: ApiClient }

/** Saving of one search in the account. */
export function searchSaving(tools: { readonly current: Tools }, search: NewMemberSearch) {
  return searchSavingMachine.provide({
    actors: {
      find: fromPromise<number | null, void>(async () => {
        const { queries, client } = tools.current
        const same = await queries.fetchQuery(memberSearchQueries.same(client, search.query))
        return same?.id ?? null
      }),
      save: fromPromise<number, void>(async () => {
        const { id } = await saveMemberSearch(tools.current.client, search)
        readAgain(tools.current.queries)
        return id
      }),
      remove: fromPromise<void, number>(async ({ input }) => {
        await deleteMemberSearch(tools.current.client, input)
        readAgain(tools.current.queries)
      }),
    },
  })
}

function readAgain(queries: Queries): void {
  for (const queryKey of saveMemberSearch.stale) void queries.invalidateQueries({ queryKey })
}
