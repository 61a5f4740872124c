import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { cachedFacts, restoreFacts, watchCache } from '@/client/api/replies/cached-facts.ts'
import type { CachedSlices } from './client-state.ts'
import type { CacheMirror } from './persistence.ts'

/** Query cache data of the state slices, in the page's language. */
export function createCacheMirror(queries: Queries, client: ApiClient): CacheMirror {
  let slides = 0
  return {
    read(): CachedSlices {
      const facts = cachedFacts(queries, client)
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

    restore({ Settings, cachedata }) {
      slides = cachedata.sliderDataLength
      restoreFacts(queries, client, {
        settings: { value: Settings.data, at: Settings.lastFetch },
        categories: { value: cachedata.categories, at: cachedata.lastFetch },
      })
    },

    watch: (listener) => watchCache(queries, listener),
  }
}
