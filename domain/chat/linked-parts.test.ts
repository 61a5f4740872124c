import { expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { linkedParts } from './linked-parts.ts'

const links = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? [])

test('splits a text at its addresses, without the punctuation after them', () => {
  expect(linkedParts('See https://a.example/x?y=1. Then (http://b.example)!')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { text: '. Then (', href: null },
    { text: 'http://b.example', href: 'http://b.example' },
    { text: ')!', href: null },
  ])
  expect(linkedParts('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)', href: null }])
  expect(linkedParts('')).toEqual([])
})

test.each([
  ['https://en.wikipedia.org/wiki/Mill_(Salem)', 'https://en.wikipedia.org/wiki/Mill_(Salem)'],
  ['(https://a.example/b_(c))', 'https://a.example/b_(c)'],
  ['((https://a.example/b_(c_(d))))', 'https://a.example/b_(c_(d))'],
  ['https://a.example/x).', 'https://a.example/x'],
  ['https://a.example/x?y=[1]', 'https://a.example/x?y=[1]'],
  ['[https://a.example/x]', 'https://a.example/x'],
  ['https://a.example/b_(c)?', 'https://a.example/b_(c)'],
  ['https://a.example/b_(c', 'https://a.example/b_(c'],
  ['https://a.example/x (', 'https://a.example/x'],
  ['https://a.example/?q=1&amp;', 'https://a.example/?q=1'],
  ['https://a.example/?q=1&copy;.', 'https://a.example/?q=1'],
  ['https://a.example/?q=1&b=2;', 'https://a.example/?q=1&b=2'],
  ['“https://a.example/x”', 'https://a.example/x'],
  ['«https://a.example/x», or', 'https://a.example/x'],
  ["'https://a.example/it's'", "https://a.example/it's"],
  ['**https://a.example/x**', 'https://a.example/x'],
  ['انظر https://a.example/x، ثم', 'https://a.example/x'],
  ['هل رأيت https://a.example/x؟', 'https://a.example/x'],
  ['请看https://a.example/x。谢谢', 'https://a.example/x'],
  ['（https://a.example/x）', 'https://a.example/x'],
  ['「https://a.example/家_(東京)」です', 'https://a.example/家_(東京)'],
  ['https://a.example/x…', 'https://a.example/x'],
  ['www.a.example/b?c', 'https://www.a.example/b?c'],
  ['See (www.a.example).', 'https://www.a.example'],
  ['WWW.A.example!', 'https://WWW.A.example'],
  ['https://bücher.example/süß', 'https://bücher.example/süß'],
  ['https://пример.рф/дом.', 'https://пример.рф/дом'],
  ['<https://a.example/x>', 'https://a.example/x'],
  ['https://a.example:8443/x#y', 'https://a.example:8443/x#y'],
])('links the address in %j', (text, href) => {
  expect(links(text)).toEqual([href])
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  'www.',
  'www.home',
  'me@www.a.example',
  'x.www.a.example',
  'https://',
  'http://?',
  'nice.When',
  'xhttps',
])('finds none in %j', (text) => {
  expect(links(text)).toEqual([])
})

test.each(['https://a.example/(', 'https://a.example/)', '&a;', 'www.', 'http://a)'])(
  'takes time that grows with the number of %j',
  (piece) => {
    expectLinearCost(
      (length) => linkedParts(`https://a.example/${piece.repeat(length / piece.length)}`),
      5_000,
    )
  },
)
