import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { saveSearch } from '@/client/api/member/saved-searches.ts'
import type { SearchToSave } from '@/domain/search/saved-search.ts'
import { FieldsRefused, savedSearchMachine } from '@/machines/saved-search/saved-search.machine.ts'

/** Saved search at the provider; `question` is the stored query. */
export function savedSearch(client: ApiClient, question: string) {
  return savedSearchMachine.provide({
    actors: {
      saveSearch: fromPromise<void, SearchToSave>(async ({ input }) => {
        const { name, email, events, frequency } = input
        const body = { name: name.trim(), email: email.trim(), events: [...events], frequency }
        try {
          await saveSearch(client, { ...body, query: question })
        } catch (error) {
          throw refusedFields(error) ?? error
        }
      }),
    },
  })
}

/** Errors of form fields only; a rejected query fails the whole request. */
function refusedFields(error: unknown): FieldsRefused | null {
  if (!(error instanceof ApiError)) return null
  const { name, email, events } = error.fields
  const reasons = {
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(events ? { events } : {}),
  }
  return Object.keys(reasons).length > 0 ? new FieldsRefused(reasons) : null
}
