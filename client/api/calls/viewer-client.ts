import type { ApiClient } from './api-client.ts'
import { createLazyClient, type LoadToken } from './lazy-client.ts'
import { LONG_AGO, type Queries } from './query-client.ts'
import { viewerOfKey } from './query-keys.ts'

/**
 * Calls of the current viewer. What visitors see stands in for a member's data until it arrives; after a member left,
 * nothing of theirs stays in the cache.
 */
export function clientFor(
  queries: Queries,
  before: ApiClient,
  { viewer, loadToken }: { viewer: number | null; loadToken?: LoadToken },
): ApiClient {
  following.get(queries)?.()
  following.delete(queries)
  if (before.viewer !== null) forget(queries, before.viewer)
  if (viewer !== null) following.set(queries, follow(queries, viewer))
  return createLazyClient({
    baseUrl: '/api',
    language: before.language,
    viewer,
    ...(loadToken ? { loadToken } : {}),
  })
}

const following = new WeakMap<Queries, () => void>()

function follow(queries: Queries, viewer: number): () => void {
  const cache = queries.getQueryCache()
  const stand = (queryKey: readonly unknown[], data: unknown) => {
    if (data === undefined || viewerOfKey(queryKey) !== null) return
    const asked = queryKey.at(-1)
    const own = [...queryKey.slice(0, -1), Object.assign({}, asked, { viewer })]
    if (queries.getQueryData(own) !== undefined) return
    queries.setQueryData(own, data, { updatedAt: LONG_AGO })
  }
  for (const { queryKey, state } of cache.getAll()) stand(queryKey, state.data)
  return cache.subscribe(({ type, query }) => {
    if (type === 'added' || type === 'updated') stand(query.queryKey, query.state.data)
  })
}

function forget(queries: Queries, viewer: number): void {
  queries.removeQueries({ predicate: ({ queryKey }) => viewerOfKey(queryKey) === viewer })
  queries.removeQueries({ type: 'inactive' })
  queries.getMutationCache().clear()
  void queries.invalidateQueries()
}
