import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { demoGazetteer } from '@/tests/wishes/demo-gazetteer.ts'
import { getLexicon } from './lexicon/tables.ts'
import { readWish } from './read-wish.ts'
import { MAX_WISH_LENGTH, type Wish, type WishLanguage, wishLanguages } from './wish.ts'

/** `unknown` and `refused` may be parts of longer phrases, and other words may be listed beside them. */
type Example = Pick<Wish, 'filters'> &
  Partial<Omit<Wish, 'filters'>> & { kind: string; text: string }

const gazetteer = demoGazetteer()

function listExamples(language: WishLanguage): Example[] {
  const file = new URL(`../../tests/wishes/${language}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Example => JSON.parse(line))
}

describe.each(wishLanguages)('examples in %s', (language) => {
  test.each(listExamples(language).map((it) => [it.text, it] as const))(
    'reads %s',
    (_, example) => {
      const wish = readWish(example.text, language, gazetteer)
      expect(wish.filters).toEqual(example.filters)
      expect(wish.sort).toBe(example.sort ?? null)
      for (const part of ['unknown', 'refused'] as const) {
        const words = wish[part].join(' ').toLowerCase()
        for (const word of example[part] ?? []) expect(words, part).toContain(word.toLowerCase())
      }
      if (!example.refused) expect(wish.refused).toEqual([])
    },
  )
})

describe('every word', () => {
  const random = createRandom(61)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const signs = [
    ' ',
    ' ',
    ' ',
    ' ',
    ', ',
    '. ',
    '-',
    '/',
    '\n',
    ' ¿',
    '" ',
    "'",
    ' < ',
    '€',
    ' 2',
    ' 1.500 ',
    '؟ ',
  ]

  test.each(wishLanguages)('has exactly one role in %s', (language) => {
    const vocabulary = [
      ...getLexicon(language).words,
      'Portland',
      'Bend',
      'xqzw',
      'ßþ',
      '🏡',
      '12,5',
      '80m2',
    ]
    for (let run = 0; run < 400; run += 1) {
      const length = 1 + random(25)
      const text = Array.from({ length }, () => pick(vocabulary) + pick(signs)).join('')
      const { words, unknown, refused } = readWish(text, language, gazetteer)
      const covered = words.map(({ start, end }) => text.slice(start, end)).join('')
      const expected = text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
      expect(onlyLetters(covered), text).toBe(onlyLetters(expected.join('')))
      const starts = words.map(({ start }) => start)
      expect(starts, text).toEqual(starts.toSorted((a, b) => a - b))
      for (const { start, end, role } of words) {
        const word = text.slice(start, end)
        if (role === 'unknown') expect(unknown.join('\n'), text).toContain(word)
        if (role === 'refused') expect(refused.join('\n'), text).toContain(word)
      }
    }
  })
})

describe('hostile texts', () => {
  const attacks = {
    digits: '9'.repeat(MAX_WISH_LENGTH),
    'numbers with separators': '1.'.repeat(MAX_WISH_LENGTH / 2),
    'one word': 'house '.repeat(MAX_WISH_LENGTH / 6),
    'one long word': 'ö'.repeat(MAX_WISH_LENGTH),
    'nested negations': 'not without no '.repeat(MAX_WISH_LENGTH / 15),
    'open ranges': 'between 2 and '.repeat(MAX_WISH_LENGTH / 14),
    'compounds without end': 'wohnungs'.repeat(MAX_WISH_LENGTH / 8),
    markup: '<a href="'.repeat(MAX_WISH_LENGTH / 9),
    SQL: "'; DROP TABLE property; -- ",
    nothing: '',
    spaces: ' \t\n\u00a0\u3000'.repeat(1000),
    'control characters': '\u0000\u0007\u001b\u202e\u200f\ufeff'.repeat(1000),
    'lone surrogates': '\ud800\udfff\ud83d'.repeat(2000),
    'combining marks': `a${'\u0301'.repeat(MAX_WISH_LENGTH - 1)}`,
    prototypes: '__proto__ constructor toString hasOwnProperty valueOf',
  }

  test.each(Object.entries(attacks))('reads %s without inventing a filter', (name, text) => {
    for (const language of wishLanguages) {
      const { filters } = readWish(text, language, gazetteer)
      const harmless = [
        'one word',
        'open ranges',
        'compounds without end',
        'nested negations',
        'numbers with separators',
      ]
      if (!harmless.includes(name)) expect(filters).toEqual({})
    }
  })

  test.each(Object.entries(attacks).filter(([, text]) => text.length > 1000))(
    'takes time in proportion to %s',
    (_, text) => {
      expectLinearCost((length) => readWish(text.slice(0, length), 'de', gazetteer), 700)
    },
  )
})

test('ignores everything beyond the longest text', () => {
  const text = `${' '.repeat(MAX_WISH_LENGTH)}villa`
  expect(readWish(text, 'en', gazetteer).filters).toEqual({})
})

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}\p{Nd}]/gu, '')
}

/** Mulberry32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below) | 0
  }
}
