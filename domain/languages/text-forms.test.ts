import { expect, test } from 'vitest'
import { groupSentences, splitEntry, toEntry, withFallback } from './text-forms.ts'

test('groups the forms of a sentence', () => {
  const entries = {
    'a.homes_one': '{count} home',
    'a.homes_other': '{count} homes',
    'a.title': 'Homes',
  }
  expect([...groupSentences(entries)]).toEqual([
    ['a.homes', { one: '{count} home', other: '{count} homes' }],
    ['a.title', { text: 'Homes' }],
  ])
})

test.each(['a.title', 'a.homes_one', 'a.homes_none'])('splits and joins %s', (entry) => {
  const { key, form } = splitEntry(entry)
  expect(toEntry(key, form)).toBe(entry)
})

test('shows missing sentences in another language, never single forms', () => {
  const german = { 'a.homes_one': '1 Haus', 'a.homes_other': '{count} Häuser', 'a.title': 'Häuser' }
  const japanese = { 'a.homes_other': '{count}軒' }
  expect(withFallback(japanese, german)).toEqual({
    'a.homes_other': '{count}軒',
    'a.title': 'Häuser',
  })
})
