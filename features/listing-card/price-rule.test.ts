import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files that show full prices beside abbreviated ones, compare them, or say what is to be paid. */
const FULL = [
  'features/admin/review/listing-changes.ts',
  'features/compare/compare-groups.tsx',
  'features/gate/package-opener.tsx',
  'features/listing-card/price.tsx',
  'features/listing-editor/property/property-text.ts',
  'features/map/search/use-map-markers.ts',
  'features/payments/bank-details.tsx',
  'features/payments/checkout-room.tsx',
  'features/payments/gateway-form.tsx',
  'features/payments/method-form.tsx',
  'features/payments/order-summary.tsx',
  'features/payments/transaction-line.tsx',
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
