import { toEmailAddress } from './email-address.ts'

/** An address with its domain in its own letters, unless they could pass for others. */
export function emailForReading(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const labels = address.slice(at).split('.')
  const shown = labels.map((label) => (label.startsWith('xn--') ? decode(label.slice(4)) : label))
  if (at === 0 || !shown.every((label) => label !== null && isPlain(label))) return address
  const read = address.slice(0, at) + shown.join('.')
  return toEmailAddress(read) === address ? read : address
}

const MIXED_SCRIPTS = [
  /^[\p{Script=Latin}\p{M}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\da-z-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\da-z-]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,
]
const SINGLE_SCRIPTS =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Hebrew Khmer Lao Malayalam Sinhala Tamil Telugu Thai'
    .split(' ')
    .map(
      (script) => new RegExp(`^[\\p{Script_Extensions=${script}}\\p{Mn}\\u200c\\u200d\\d-]+$`, 'u'),
    )
/** Letters that are used together. */
const SCRIPTS = MIXED_SCRIPTS.concat(SINGLE_SCRIPTS)
/** Words of these letters alone look Latin. */
const LATIN_LIKE = /^[аеіјоорсухһԁԛԝѕӏьαοινρυτκ\d-]+$/u

function isPlain(label: string): boolean {
  const isAscii = /^[a-z\d-]+$/.test(label)
  return isAscii || (!LATIN_LIKE.test(label) && SCRIPTS.some((script) => script.test(label)))
}

/** Punycode (RFC 3492); null if invalid. */
function decode(text: string): string | null {
  const end = Math.max(text.lastIndexOf('-'), 0)
  const points = [...text.slice(0, end)].map((letter) => letter.charCodeAt(0))
  let [code, index, bias] = [128, 0, 72]
  for (let at = end > 0 ? end + 1 : 0; at < text.length; ) {
    const before = index
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = DIGITS.indexOf(text.charAt(at++) || ' ')
      index += digit * weight
      if (digit < 0 || index > MAX_INDEX) return null
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = points.length + 1
    bias = adapt(index - before, count, before === 0)
    code += Math.floor(index / count)
    index %= count
    if (code > 0x10ffff) return null
    points.splice(index++, 0, code)
  }
  return String.fromCodePoint(...points)
}

const BASE = 36
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const MAX_INDEX = 2 ** 31

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > 455; k += BASE) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
