import { expect, test } from 'vitest'
import type { SituationWords } from '../walk/situations.ts'
import {
  bestRank,
  hasWords,
  missingWords,
  searchSituations,
  wayWords,
} from './search-situations.ts'

function situation(title: string, ...run: SituationWords['run']): SituationWords {
  return { key: title, title, detail: '', states: [], run, steps: [], isEnd: false, ways: 1 }
}

const start = { kind: 'start', input: 'start' } as const
const time = { kind: 'time' } as const
const tooMany = { kind: 'outcome', actor: 'requestCode', name: 'too many requests' } as const
const situations = [
  situation('The code is valid', start, time, tooMany),
  situation('The code has expired · A new one is refused: too many', start, time, time, tooMany),
  situation('The code has expired', start, time, time),
]

function titles(wanted: string): string[] {
  return searchSituations(situations, wanted).map(({ title }) => title)
}

test('finds words in any order', () => {
  expect(titles('too many, expired')).toEqual([
    'The code has expired · A new one is refused: too many',
  ])
})

test('lists titles with the words before ways with them', () => {
  expect(titles('too many')).toEqual([
    'The code has expired · A new one is refused: too many',
    'The code is valid',
  ])
  expect(bestRank(situations, 'too many')).toBe(0)
  expect(bestRank(situations, 'requests')).toBe(1)
  expect(bestRank(situations, 'bicycle')).toBeNull()
})

test('lists the nearest of equals first', () => {
  expect(titles('expired')[0]).toBe('The code has expired')
})

test('lists all without a word', () => {
  expect(titles(' ')).toHaveLength(3)
  expect(hasWords('Any title', '')).toBe(true)
})

test('tells a way in words, without its start', () => {
  expect(wayWords(situation('x', start, time, tooMany))).toBe(
    'the next timer → Request code: too many requests',
  )
  expect(wayWords(situation('x', start))).toBe('at the start')
})

test('finds a situation by the keys of its states, in words', () => {
  const locked = { ...situation('No more codes are checked'), states: ['coding.tooManyTries'] }
  const found = searchSituations([...situations, locked], 'too many tries')
  expect(found.map(({ title }) => title)).toEqual(['No more codes are checked'])
  expect(bestRank([locked], 'tries')).toBe(0)
})

test('tells which words a text lacks', () => {
  expect(missingWords('Agent verification', 'rejected Verification, agent')).toBe('rejected')
  expect(missingWords('Agent verification', ' ')).toBe('')
})
