import { expect, test } from 'vitest'
import { countLetters, seoWarnings, splitPhrases } from './seo-rules.ts'

const nothing = { meta_title: '', meta_keywords: '', meta_description: '' }

test('gives no warning for empty texts and those within the limits', () => {
  expect(seoWarnings(nothing)).toEqual({})
  const full = {
    meta_title: 'a'.repeat(60),
    meta_keywords: Array.from({ length: 10 }, (_, index) => `phrase ${index}`).join(', '),
    meta_description: 'b'.repeat(160),
  }
  expect(seoWarnings(full)).toEqual({})
  expect(seoWarnings({ ...full, meta_description: 'b'.repeat(50) })).toEqual({})
})

test('warns of texts beyond the limits', () => {
  const beyond = {
    meta_title: 'a'.repeat(61),
    meta_keywords: Array.from({ length: 11 }, (_, index) => `phrase ${index}`).join(','),
    meta_description: 'b'.repeat(161),
  }
  expect(seoWarnings(beyond)).toEqual({
    meta_title: 'metaTitleLong',
    meta_keywords: 'metaPhrasesMany',
    meta_description: 'metaDescriptionLong',
  })
  expect(seoWarnings({ ...nothing, meta_description: 'b'.repeat(49) })).toEqual({
    meta_description: 'metaDescriptionShort',
  })
})

test('counts visible characters, and phrases by either comma', () => {
  expect(countLetters(' 🏡 a ')).toBe(3)
  expect(splitPhrases('sea, , balcony،  quiet ,')).toEqual(['sea', 'balcony', 'quiet'])
})
