import { expect, test } from 'vitest'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { createApiClient } from '@/client/api/client.ts'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { createCacheMirror } from './cache-mirror.ts'
import { initialState, nothingCached } from './client-state.ts'
import { readStored, storedText } from './stored-state.ts'

const flags = { rehydrated: true, bootstrapped: true }
const settings = {
  company_name: 'Hearth',
  languages: [{ id: 1, code: 'en', name: 'English' }],
  extensions: ['files'],
}
const categories = [{ id: 2, name: 'House', slug: 'house', image: '', listings: null }]

test('is empty for an empty cache', () => {
  expect(tab().mirror.read()).toEqual(nothingCached)
})

test('restores the cache from storage with its age', () => {
  const first = tab()
  const at = Date.now() - 60_000
  first.put(settings, at)
  first.queries.setQueryData(propertyCatalogQueries.categories(first.client).queryKey, categories, {
    updatedAt: at,
  })
  const stored = readStored(storedText(initialState, first.mirror.read(), flags))
  const next = tab()
  if (stored) next.mirror.restore(stored.cached)
  expect(next.mirror.read()).toMatchObject({
    Settings: { data: settings, lastFetch: at, loading: false },
    Language: { languages: settings.languages, loading: false },
    cachedata: { categories, lastFetch: at, loading: false },
  })
})

test('keeps newer cache entries', () => {
  const first = tab()
  first.put(settings, Date.now() - 60_000)
  const cached = first.mirror.read()
  const newer = tab()
  const now = Date.now()
  newer.put({ ...settings, company_name: 'Newer' }, now)
  newer.mirror.restore(cached)
  expect(newer.mirror.read().Settings).toMatchObject({
    data: { company_name: 'Newer' },
    lastFetch: now,
  })
})

function tab() {
  const queries = createQueryClient()
  const client = createApiClient({ baseUrl: 'http://provider.example/api', language: 'en' })
  const { queryKey } = settingsQueries.web(client)
  return {
    queries,
    client,
    mirror: createCacheMirror(queries, client),
    put: (data: object, updatedAt: number) =>
      queries.setQueryData<unknown>([...queryKey], data, { updatedAt }),
  }
}
