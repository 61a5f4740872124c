import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  hashKey,
  type QueryKey,
} from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

/** Queries of one page render; each runs once, even if it failed. */
export type Reads = {
  /** @throws ApiError as the read does. */
  read<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data>
  /** Everything that was answered, for the browser to go on with. */
  state(): DehydratedState
}

export function createReads(): Reads {
  const queries = createQueryClient()
  const failures = new Map<string, unknown>()
  return {
    async read(query) {
      const key = hashKey(query.queryKey)
      if (failures.has(key)) throw failures.get(key)
      try {
        return await queries.fetchQuery(query)
      } catch (error) {
        failures.set(key, error)
        throw error
      }
    },
    state: () => dehydrate(queries),
  }
}
