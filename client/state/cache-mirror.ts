import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { LONG_AGO, type Queries } from '@/client/api/calls/query-client.ts'
import { cachedFacts, restoreFacts, watchCache } from '@/client/api/replies/cached-facts.ts'
import type { CachedSlices } from './client-state.ts'
import type { CacheMirror } from './persistence.ts'

/**
 * Query cache data of the state slices, in the page's language. Settings fetched before
 * `settingsFrom` (milliseconds since 1970) are shown and fetched again.
 */
export function createCacheMirror(
  queries: Queries,
  client: ApiClient,
  { settingsFrom = 0 } = {},
): CacheMirror {
  let slides = 0
  return {
    read(viewer): CachedSlices {
      const facts = cachedFacts(queries, { ...client, viewer })
      slides = facts.slides ?? slides
      const { settings, categories } = facts
      return {
        Settings: { data: settings.value, lastFetch: settings.at, loading: settings.isLoading },
        Language: {
          languages: settings.value?.languages ?? [],
          loading: settings.isLoading,
        },
        cachedata: {
          categories: categories.value ?? [],
          lastFetch: categories.at,
          loading: categories.isLoading,
          sliderDataLength: slides,
        },
      }
    },

    language: client.language,

    restore({ Settings, cachedata }, viewer) {
      slides = cachedata.sliderDataLength
      const { lastFetch } = Settings
      const isOutdated = lastFetch !== null && lastFetch < settingsFrom
      restoreFacts(
        queries,
        { ...client, viewer },
        {
          settings: { value: Settings.data, at: isOutdated ? LONG_AGO : lastFetch },
          categories: { value: cachedata.categories, at: cachedata.lastFetch },
        },
      )
    },

    watch: (listener) => watchCache(queries, listener),
  }
}
