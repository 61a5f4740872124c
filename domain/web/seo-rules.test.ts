import { expect, test } from 'vitest'
import { lettersOf, phrasesOf, seoWarnings } from './seo-rules.ts'

const nothing = { meta_title: '', meta_keywords: '', meta_description: '' }

test('what is empty or within the bounds warns of nothing', () => {
  expect(seoWarnings(nothing)).toEqual({})
  const full = {
    meta_title: 'a'.repeat(60),
    meta_keywords: Array.from({ length: 10 }, (_, index) => `phrase ${index}`).join(', '),
    meta_description: 'b'.repeat(160),
  }
  expect(seoWarnings(full)).toEqual({})
  expect(seoWarnings({ ...full, meta_description: 'b'.repeat(50) })).toEqual({})
})

test('one beyond a bound warns', () => {
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

test('characters are counted as people see them, phrases by either comma', () => {
  expect(lettersOf(' 🏡 a ')).toBe(3)
  expect(phrasesOf('sea, , balcony،  quiet ,')).toEqual(['sea', 'balcony', 'quiet'])
})
