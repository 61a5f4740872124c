import { statSync } from 'node:fs'
import { expect, it } from 'vitest'

const FONT_BUDGET_BYTES = 90 * 1024

it.each([
  ['an English page', ['inter-latin', 'newsreader-latin']],
  ['a page in Arabic', ['inter-latin', 'noto-sans-arabic']],
])('keeps the fonts of %s within the budget', (_, cuts) => {
  const bytes = cuts.map((cut) => statSync(new URL(`./fonts/${cut}.woff2`, import.meta.url)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET_BYTES)
})
