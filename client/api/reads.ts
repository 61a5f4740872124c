import {
  type DehydratedState,
  dehydrate,
  type QueryKey,
  type QueryOptions,
} from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

/** What one page being rendered has asked; each question is asked once. */
export type Reads = {
  /** @throws ApiError as the read does. */
  read<Data, Key extends QueryKey>(query: QueryOptions<Data, Error, Data, Key>): Promise<Data>
  /** Everything read, for the browser to go on with. */
  state(): DehydratedState
}

export function createReads(): Reads {
  const queries = createQueryClient()
  return {
    read: (query) => queries.fetchQuery(query),
    state: () => dehydrate(queries),
  }
}
