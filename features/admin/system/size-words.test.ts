import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test.each([
  [0, 'en', '0 kB'],
  [999, 'en', '0.999 kB'],
  [52_428_800, 'en', '52.4 MB'],
  [1_000_000_000, 'de', '1 GB'],
  [2.5e15, 'en', '2,500 TB'],
])('%d bytes in %s', (bytes, language, words) => {
  expect(sizeWords(bytes, language).replaceAll(/\s/g, ' ')).toBe(words)
})
