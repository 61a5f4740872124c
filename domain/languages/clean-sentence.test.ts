import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cleanSentence } from './clean-sentence.ts'

test.each(['en', 'de', 'es', 'ar'])('keeps every shipped text of %s', (code) => {
  const path = new URL(`../../dictionaries/${code}.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  const changed = Object.entries(texts).filter(([, text]) => cleanSentence(text) !== text)
  expect(changed).toEqual([])
})

test.each([
  [' Städte\u0000 ', 'Städte'],
  ['a\r\nb', 'a\nb'],
  ['e\u0301', 'é'],
  ['\u2068{home}\u2069', '\u2068{home}\u2069'],
  ['\u2068{home}', '{home}'],
  ['\u202e{home}', '{home}'],
  [' \u200b ', ''],
  ['', ''],
])('cleans %j', (text, cleaned) => {
  expect(cleanSentence(text)).toBe(cleaned)
})
