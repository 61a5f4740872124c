import type { ApiClient } from '../calls/api-client.ts'
import { fetchUntil } from '../calls/fetch-until.ts'
import type { Queries } from '../calls/query-client.ts'
import { type HomePage, homeQueries } from '../home.ts'
import { type Category, propertyCatalogQueries } from '../property-catalog.ts'
import { settingsQueries, type WebSettings } from '../settings.ts'

/** One answer in the cache, and when it came. */
type Held<Value> = { value: Value | null; at: number | null; isLoading: boolean }

/** Query cache data that is also stored between visits. */
export type CachedFacts = {
  settings: Held<WebSettings>
  categories: Held<Category[]>
  /** Slides of the first page; null before it was seen. */
  slides: number | null
}

export function cachedFacts(queries: Queries, client: ApiClient): CachedFacts {
  const held = <Value>({ queryKey }: { queryKey: readonly unknown[] }): Held<Value> => {
    const state = queries.getQueryState<Value>(queryKey)
    return {
      value: state?.data ?? null,
      at: state?.dataUpdatedAt || null,
      isLoading: state?.fetchStatus === 'fetching',
    }
  }
  return {
    settings: held(settingsQueries.web(client)),
    categories: held(propertyCatalogQueries.categories(client)),
    slides: countSlides(queries, client),
  }
}

/** From the first page as last seen, with any filters. */
function countSlides(queries: Queries, client: ApiClient): number | null {
  const [area, operation] = homeQueries.page(client).queryKey
  const pages = queries
    .getQueryCache()
    .findAll({ queryKey: [area, operation] })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const page: HomePage | undefined = queries.getQueryData(pages[0]?.queryKey ?? [])
  return page?.slides.length ?? null
}

/** Asks for the categories where those that are known are no longer fresh. */
export function prepareCategories(queries: Queries, client: ApiClient): void {
  void queries.prefetchQuery(propertyCatalogQueries.categories(client))
}

/** Puts remembered facts into the cache, each as old as it is, where it knows nothing as new. */
export function restoreFacts(
  queries: Queries,
  client: ApiClient,
  facts: {
    settings: { value: WebSettings | null; at: number | null }
    categories: { value: Category[]; at: number | null }
  },
): void {
  const put = (queryKey: readonly unknown[], value: unknown, at: number | null) => {
    if (at === null || value === null || at > Date.now()) return
    if ((queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= at) return
    queries.setQueryData(queryKey, value, { updatedAt: at })
  }
  put(settingsQueries.web(client).queryKey, facts.settings.value, facts.settings.at)
  put(
    propertyCatalogQueries.categories(client).queryKey,
    facts.categories.value,
    facts.categories.at,
  )
}

/** The operator's settings, asked only when what is known is no longer fresh. */
export function freshSettings(queries: Queries, client: ApiClient): Promise<WebSettings> {
  return fetchUntil(queries, settingsQueries.web(client))
}

/** Calls `listener` when something in the cache changes; returns how to end it. */
export function watchCache(queries: Queries, listener: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') listener()
  })
}
