import { expect, it } from 'vitest'
import { changesItsWorker, shortFormDatabases, testFiles } from './suite-files.mjs'

it.each([
  ["vi.mock('./a.ts')", true],
  ['vi.useFakeTimers()', true],
  ["vi.stubGlobal('fetch', answer)", true],
  ["process.env.TZ = 'UTC'", true],
  ["import 'fake-indexeddb/auto'", true],
  ['await fetch(url)', true],
  ["import { serve } from './serve.ts'", true],
  ['const send = vi.fn()', false],
  ['await vi.waitFor(() => expect(sent).toEqual([]))', false],
])('reads from %j whether a test changes its worker: %s', (text, isChanged) => {
  expect(changesItsWorker(text)).toBe(isChanged)
})

it.each([
  ['server/db/migrate.db.test.ts', '', 'embedded, postgres'],
  ['server/modules/properties/search/facets.db.test.ts', '', 'embedded, postgres'],
  ['server/modules/a/a.db.test.ts', "import { find } from './a-store.ts'", 'embedded, postgres'],
  ['server/modules/a/a.db.test.ts', 'await Promise.all([book(), book()])', 'postgres'],
  ['server/modules/a/a.db.test.ts', "import { handlers } from './handlers.ts'", 'embedded'],
  ['tests/contract/viewer.test.ts', 'await Promise.all(replies)', 'embedded'],
])('runs %s with %j on %s', (file, text, databases) => {
  expect(shortFormDatabases(file, text).join(', ')).toBe(databases)
})

it('finds files as patterns, special characters escaped', () => {
  const routes = testFiles(['app/api/**/*.test.ts'], [], () => true)
  expect(routes).toContain(String.raw`app/api/\[...path\]/pass-through.test.ts`)
  expect(testFiles(['app/api/**/*.test.ts'], ['app/api/**'], () => true)).toEqual([])
})
