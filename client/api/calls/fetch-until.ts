import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Queries } from './query-client.ts'

/**
 * Fetches a query. When `signal` aborts, its request is aborted as well, unless a component shows
 * the query.
 */
export async function fetchUntil<Data, Key extends QueryKey>(
  queries: Queries,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  signal.throwIfAborted()
  const abort = () => {
    const query = queries.getQueryCache().find({ queryKey: options.queryKey, exact: true })
    if (query?.getObserversCount() === 0) void query.cancel({ silent: true })
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await queries.fetchQuery(options)
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
