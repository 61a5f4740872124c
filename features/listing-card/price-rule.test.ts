import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files that show full prices beside abbreviated ones, or compare them. */
const FULL = [
  'features/admin/review/listing-changes.ts',
  'features/compare/compare-groups.tsx',
  'features/listing-card/price.tsx',
  'features/listing-editor/property/property-text.ts',
  'features/map/search/use-map-markers.ts',
  'features/properties/price-history.tsx',
]

test('shows full prices only in the listed files', () => {
  const written = ['app', 'features'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path))
      .filter((path) => /(?<!stories|test)\.tsx?$/.test(path))
      .filter((path) => /\.fullPrice\b/.test(readFileSync(path, 'utf8'))),
  )
  expect(written.sort()).toEqual(FULL)
})
