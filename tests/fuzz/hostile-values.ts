import fc from 'fast-check'
import type { Choices } from './choices.ts'
import { FilePart, Members, Raw, type Tree } from './tree.ts'

const LONG = 20_000
const DEEP = 3_000

/** Names that reach a prototype, or that a parser of brackets may trip over. */
export const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '__proto__[x]',
  'constructor[prototype][x]',
  'a[',
  'a]',
  '[]',
  '[0]',
  'a[][]',
  'a[b][c][d]',
  'a[9999999999]',
  'a[-1]',
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '$where',
  'a.b',
  'a"b',
  "a'b",
  'a\r\nb',
]

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\ufffd',
  '\u202e\u200f',
  '🏡'.repeat(99),
  "' or 1=1 --",
  '%_\\%',
  '%',
  '%ff',
  '%00',
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '<script>',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x1f',
  '1_000',
  '٣',
  '１',
  '+1',
  '1,5',
  'true',
  'on',
  '[]',
  '{}',
  '[object Object]',
  '{"a":',
  '2026-02-30',
  '0000-00-00',
  '275761-01-01',
  '99999999999999999999',
  '-1',
  '2147483648',
  '9007199254740993',
  '1e308',
  '-0',
  '0.1e-400',
  'a@b',
  'a@\0b.org',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}org`,
  'http://[::1',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '& | ! ( ) :*',
  '\\',
  '\\u0000',
  '"',
  "''",
  ':*',
  '<->',
]

const NUMBERS = [
  '-1',
  '0',
  '-0',
  '1e999',
  '-1e999',
  '1e308',
  '5e-324',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '9007199254740993',
  '123456789012345678901234567890',
  '0.1',
  '1.5',
  '1e21',
]

/** Whatever a schema would rather not see. */
export function hostileValue(choices: Choices): Tree {
  const kind = choices.int(1, 12)
  if (kind <= 4) return choices.of(TEXTS)
  if (kind === 5) return new Raw(choices.of(NUMBERS))
  if (kind === 6) return choices.of<Tree>([null, true, false, [], new Members(), [[]], [null]])
  if (kind === 7)
    return choices.of(['x', 'é', '🏡', '\0', ' ', '9', '"']).repeat(choices.of([256, 5000, LONG]))
  if (kind === 8) return choices.draw(fc.string({ unit: 'binary', maxLength: 300 }))
  if (kind === 9) return new Raw(choices.draw(fc.json({ maxDepth: 4 })))
  if (kind === 10) return new Members([[choices.of(HOSTILE_NAMES), choices.of(TEXTS)]])
  if (kind === 11) return deep(choices)
  return choices.of<Tree>([
    new FilePart('a.jpg', 'image/jpeg', Buffer.from('no picture')),
    new FilePart('a\0\r\n"../b', 'image/\0', Buffer.alloc(0)),
    Array.from({ length: 2000 }, () => 1),
  ])
}

function deep(choices: Choices): Tree {
  const [open, close] = choices.of([
    ['[', ']'],
    ['{"a":', '}'],
  ])
  return new Raw(`${open.repeat(DEEP)}1${close.repeat(DEEP)}`)
}

/** Puts what is hostile somewhere into a tree. The tree itself is changed. */
export function spoil(choices: Choices, tree: Members): void {
  const places = placesOf(tree)
  const place = choices.of(places)
  const { pairs } = place
  const kind = choices.int(1, 8)
  const index = pairs.length === 0 ? -1 : choices.int(0, pairs.length - 1)
  const pair = pairs[index]
  if (kind === 1 || !pair) pairs.push([choices.of(HOSTILE_NAMES), hostileValue(choices)])
  else if (kind === 2) pairs.splice(index, 1)
  else if (kind === 3) pairs.push([pair[0], choices.once(2) ? pair[1] : hostileValue(choices)])
  else if (kind === 4) pair[1] = [pair[1], hostileValue(choices)]
  else if (kind === 5) pair[1] = new Members([[choices.of(HOSTILE_NAMES), pair[1]]])
  else pair[1] = hostileValue(choices)
}

function placesOf(tree: Members): Members[] {
  const below = tree.pairs.flatMap(([, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((part) =>
      part instanceof Members ? placesOf(part) : [],
    ),
  )
  return [tree, ...below]
}
