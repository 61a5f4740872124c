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
  expect(tab().mirror.read(null)).toEqual(nothingCached)
})

test('restores the cache from storage with its age', () => {
  const first = tab()
  const at = Date.now() - 60_000
  first.put(settings, at)
  first.queries.setQueryData(propertyCatalogQueries.categories(first.client).queryKey, categories, {
    updatedAt: at,
  })
  const stored = readStored(storedText(initialState, first.mirror.read(null), flags, {}))
  const next = tab()
  if (stored) next.mirror.restore(stored.cached, null)
  expect(next.mirror.read(null)).toMatchObject({
    Settings: { data: settings, lastFetch: at, loading: false },
    Language: { languages: settings.languages, loading: false },
    cachedata: { categories, lastFetch: at, loading: false },
  })
})

test('keeps newer cache entries', () => {
  const first = tab()
  first.put(settings, Date.now() - 60_000)
  const cached = first.mirror.read(null)
  const newer = tab()
  const now = Date.now()
  newer.put({ ...settings, company_name: 'Newer' }, now)
  newer.mirror.restore(cached, null)
  expect(newer.mirror.read(null).Settings).toMatchObject({
    data: { company_name: 'Newer' },
    lastFetch: now,
  })
})

test("restores a member's settings for that member only", () => {
  const first = tab()
  first.put(settings, 5)
  const next = tab()
  next.mirror.restore(first.mirror.read(null), 7)
  expect(next.mirror.read(7).Settings).toMatchObject({ data: settings, lastFetch: 5 })
  expect(next.mirror.read(null).Settings.data).toBeNull()
})

test('shows settings of before a change, and has them fetched again', () => {
  const first = tab()
  const at = Date.now() - 60_000
  first.put(settings, at)
  const next = tab(at + 1)
  next.mirror.restore(first.mirror.read(null), null)
  expect(next.mirror.read(null).Settings).toMatchObject({ data: settings, lastFetch: 1 })
})

function tab(settingsFrom = 0) {
  const queries = createQueryClient()
  const client = createApiClient({ baseUrl: 'http://provider.example/api', language: 'en' })
  const { queryKey } = settingsQueries.web(client)
  return {
    queries,
    client,
    mirror: createCacheMirror(queries, client, { settingsFrom }),
    put: (data: object, updatedAt: number) =>
      queries.setQueryData<unknown>([...queryKey], data, { updatedAt }),
  }
}
