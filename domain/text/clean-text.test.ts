import { describe, expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { isBlank } from './blank-text.ts'
import { cleanText, type TextKind } from './clean-text.ts'

describe('a text is blank', () => {
  test.each([
    ['', ''],
    [' \t\n', 'spaces'],
    ['\u00a0\u2003\u3000', 'spaces of other widths'],
    ['\u200b\u200b', 'zero-width spaces'],
    ['\u3164', 'a Hangul filler'],
    ['\uffa0\u115f\u1160', 'other Hangul fillers'],
    ['\u2800', 'an empty Braille pattern'],
    ['\u00ad', 'a soft hyphen'],
    ['\u2060\ufeff', 'word joiners'],
    ['\u034f', 'a grapheme joiner'],
    ['\ufe0f\ufe0e', 'variation selectors alone'],
    ['\u200e\u200f\u061c', 'marks of direction alone'],
    ['\u202e\u202c\u2066\u2069', 'embeddings alone'],
    ['\u{e0041}\u{e0042}', 'tag characters'],
    ['\u200d\u200c', 'joiners alone'],
    ['\u0007\u0085\u001b', 'control characters'],
    ['\u17b4\u180b\u2061\ufffc\ufff9', 'others'],
  ])('%j: %s', (text) => {
    expect(isBlank(text)).toBe(true)
    for (const kind of ['line', 'lines', 'name'] as const) expect(cleanText(text, kind)).toBe('')
  })

  test.each(['.', '0', '👍', '❤️', '١', '\u0301', '\ufffd', '\u2801'])('not %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

test.each<[string, TextKind, string]>([
  ['Ba\u200bden', 'name', 'Baden'],
  ['\ufeffBaden\u00ad', 'name', 'Baden'],
  ['Ba\u200dden\u200e', 'name', 'Baden'],
  ['Baden\u00a0-\u2009 Baden', 'name', 'Baden - Baden'],
  ['Zu\u0308rich', 'name', 'Zürich'],
  ['عمان\u200f', 'name', 'عمان'],
  ['Ba\u2800den', 'name', 'Ba den'],
  ['e\u034f\u0301', 'line', 'é'],
  ['One\r\ntwo\u2028three', 'line', 'One two three'],
  ['One\r\ntwo\rthree\u2029four', 'lines', 'One\ntwo\nthree\nfour'],
  ['  a\n\n  b\t', 'lines', 'a\n\n  b'],
  ['a\u0007b\u0092c', 'lines', 'abc'],
  ['a\ud800b', 'lines', 'a\ufffdb'],
  ['5\ufe0f rooms', 'line', '5 rooms'],
  ['x\u202etxt.exe', 'line', 'xtxt.exe'],
])('cleans %j as %s', (text, kind, clean) => {
  expect(cleanText(text, kind)).toBe(clean)
  expect(cleanText(clean, kind)).toBe(clean)
})

test.each([
  'نجف\u200cآباد',
  'می\u200cخواهم',
  'ക്\u200d',
  'श्\u200dरी',
  '👨\u200d👩\u200d👧 home',
  '👩🏽\u200d💻',
  '❤\ufe0f\u200d🔥',
  '1\ufe0f\u20e3 room',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '葛\u{e0100}飾区',
  'ᠮᠣᠩ\u180bᠭᠣᠯ',
  'שלום C++\u200f!',
  'مرحبا \u2066Hearth 2\u2069 اليوم',
  '85\u00a0m²',
  '山田\u3000太郎',
])('keeps what %j needs', (text) => {
  expect(cleanText(text, 'line')).toBe(text)
})

test('keeps places for line breaks of scripts without spaces in long texts', () => {
  expect(cleanText('บ้าน\u200bสวย', 'lines')).toBe('บ้าน\u200bสวย')
  expect(cleanText('บ้าน\u200bสวย', 'name')).toBe('บ้านสวย')
})

test.each([' ', '\n', '\u2800', ' \u200f'])(
  'cleans many of %j within a text in linear time',
  (space) => {
    const text = `a${space.repeat(300_000 / space.length)}b`
    expect(cleanText(text, 'name')).toBe('a b')
  },
)

test('is the same when cleaned again', () => {
  const pieces = [
    'a',
    'م',
    'क',
    '\u094d',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '❤',
    '👩',
    ' ',
    '\n',
    '\u0301',
    '\u034f',
    '\u200f',
    '\u202a',
    '\u202c',
    '\u{e0100}',
    '葛',
    '1',
    '\u20e3',
    '\u200b',
    'บ',
    '\u1100',
    '\u1160',
    '\u115f',
  ]
  let seed = 3
  const draw = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return pieces[Math.floor(seed / 65_536) % pieces.length] ?? ''
  }
  for (let run = 0; run < 3_000; run += 1) {
    const text = Array.from({ length: 8 }, draw).join('')
    for (const kind of ['line', 'lines', 'name'] as const) {
      const once = cleanText(text, kind)
      expect([text, isBlank(text)]).toEqual([text, once === ''])
      expect([text, kind, cleanText(once, kind)]).toEqual([text, kind, once])
    }
  }
})

test.each([
  '\u200b',
  '\u0301\u0323',
  '\u034f\u0301\u0323',
  '❤\ufe0f',
  'م\u200c',
  '\u202a',
  'a\u200f',
])('takes time that grows with the number of %j', (piece) => {
  expectLinearCost((length) => cleanText(piece.repeat(length / piece.length), 'lines'), 5_000)
})
