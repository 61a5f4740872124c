import { dictionary } from '@zxcvbn-ts/language-common'

/** Missing in the library's list: other languages and keyboards, and the product name. */
const ADDED = [
  'p@ssword',
  'contraseña',
  'qwertz123',
  'linkedin',
  'root123',
  'login123',
  'guest123',
  'zaq1zaq1',
  'mynoob',
  '18atcskd2w',
  'doudou',
  'hearth',
  'hearth1',
  'hearth123',
]

/**
 * Keyboard rows and repetitions, which the library leaves to rules, are common in breaches, too.
 */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
].flatMap((row) => [row, [...row].reverse().join('')])

const REPETITION = /^(.{1,4})\1+$/su

const list = new Set([...(dictionary['passwords-common'] ?? []), ...ADDED].map(String))

/** Case-insensitive. */
export function isCommonPassword(password: string): boolean {
  const key = password.normalize('NFKC').toLowerCase()
  return list.has(key) || REPETITION.test(key) || ROWS.some((row) => row.includes(key))
}
