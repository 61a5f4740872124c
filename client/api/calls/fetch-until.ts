import { type FetchQueryOptions, type QueryKey, QueryObserver } from '@tanstack/react-query'
import type { Queries } from './query-client.ts'

/**
 * Fetches a query for a flow. Components that show it may come and go: the last to go would otherwise cancel the
 * request. When `signal` aborts, so does the request, unless a component shows the query.
 */
export async function fetchUntil<Data, Key extends QueryKey>(
  queries: Queries,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  signal?: AbortSignal,
): Promise<Data> {
  signal?.throwIfAborted()
  const observer = new QueryObserver<Data, Error, Data, Data, Key>(queries, options)
  const leave = observer.subscribe(() => {})
  signal?.addEventListener('abort', leave, { once: true })
  try {
    return await queries.fetchQuery(options)
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }
}
