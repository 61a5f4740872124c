import { looksLikeCurrency, namesCurrency } from './currency-words.ts'
import { roundTo, shiftDecimal } from './decimal.ts'
import { parseDigits, parseLoneDecimal } from './digit-groups.ts'
import { toLocale } from './number-format.ts'

/**
 * A lone sign before three digits ("1.500") groups in money and counts, marks decimals in rates,
 * and is a question in measures, unless it is the locale's grouping sign.
 */
export type NumberKind = 'money' | 'count' | 'measure' | 'rate'

export type NumberRules = {
  kind: NumberKind
  locale?: string | undefined
  /** ISO 4217, of money. Amounts in another currency are refused, and without one in any. */
  currency?: string | undefined
  /** Currency sign of the site's settings. */
  symbol?: string | undefined
  /** May follow the number. */
  unit?: string | undefined
  /** Decimals that the field stores. */
  decimals?: number | undefined
  most?: number | undefined
  /** Accepts negative numbers. */
  isSigned?: boolean
  /** Known decimal sign, which settles each lone sign. */
  decimalSign?: '.' | ',' | undefined
  /** Asks also where money and counts would group. */
  isStrict?: boolean
}

export type NumberProblem =
  | 'notANumber'
  | 'negative'
  | 'otherCurrency'
  | 'otherUnit'
  | 'decimals'
  | 'tooLarge'

type TwoReadings = readonly [grouped: number, decimal: number]

export type NumberReading =
  | { value: number }
  | { question: TwoReadings }
  | { problem: NumberProblem }

/** Number as people type or paste it. Never guesses between two fair readings. */
export function parseNumber(text: string, rules: NumberRules): NumberReading {
  const plain = toLatin(text)
  const start = numberStart(plain)
  const before = plain.slice(0, start)
  const { terms, after } = splitTerms(plain.slice(start), rules.kind)
  const readings = addTerms(terms, rules)
  if (!readings) return { problem: 'notANumber' }
  const isBracketed = before.includes('(') && after.includes(')')
  const isNegative = isBracketed || /[-−–]/.test(before)
  const words = [before.replace(SIGN, ''), isBracketed ? after.replace(')', '') : after]
  const problem = findWrongWord(words, rules)
  if (problem) return { problem }
  if (isNegative && !rules.isSigned) return { problem: 'negative' }
  return withinLimits(isNegative ? readings.map((reading) => -reading) : readings, rules)
}

/** Text of a number that `parseNumber` reads without a question. */
export function toTypedNumber(value: number): string {
  return withClearPoint(String(value))
}

/** A point before three digits could group; a fourth one shows that it does not. */
export function withClearPoint(digits: string): string {
  return digits.replace(/^-?\d{1,3}\.\d{3}$/, '$&0')
}

/** Latin digits and signs, without invisible characters. */
function toLatin(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(DIGITS_FROM_0, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(DIGITS_FROM_6, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(/[‘ʼ`´]/g, '’')
    .replaceAll('،', ',')
    .trim()
}

/** Scripts by the place of their zero in its row of Unicode: Arabic, Persian, Thai. */
const DIGITS_FROM_0 = /[٠-٩۰-۹๐-๙]/g
/** Devanagari, Bengali, Gujarati, Tamil. */
const DIGITS_FROM_6 = /[०-९০-৯૦-૯௦-௯]/g
const SIGN = /[-−–+(]/

/** Includes the point of ".5", but not that of "Fr.5". */
function numberStart(plain: string): number {
  const first = plain.search(/\d/)
  const isDecimal = /(?:^|[^\p{L}])[.,٫]$/u.test(plain.slice(0, Math.max(first, 0)))
  return isDecimal ? first - 1 : first === -1 ? plain.length : first
}

/** One amount of "1 Cr 25 L": digits and a power of ten. */
type Term = { digits: string; power: number }

function splitTerms(text: string, kind: NumberKind): { terms: Term[]; after: string } {
  const terms: Term[] = []
  let after = text
  for (;;) {
    const [digits = ''] = DIGITS.exec(after) ?? []
    const smallest = terms.at(-1)?.power ?? Number.POSITIVE_INFINITY
    if (!digits || smallest === 0) return { terms, after }
    const rest = after.slice(digits.length)
    const [scaled = '', word = ''] = SCALE.exec(rest) ?? []
    const power = (kind === 'money' && POWERS[word.toLowerCase()]) || 0
    if (power >= smallest) return { terms, after }
    terms.push({ digits, power })
    after = power === 0 ? rest : rest.slice(scaled.length)
  }
}

const DIGITS = /^\s*[.,٫]?\d(?:[\d.,٫٬\s'’]*\d)?/
const SCALE = /^\s*([千万萬만億亿억]|[a-z]+(?![a-z²2])|[\u0621-\u064a]+)\.?/i

/** Abbreviations of prices, and the words for them. */
const POWERS: Readonly<Record<string, number>> = Object.assign(
  Object.create(null),
  ...Object.entries({
    3: 'k tsd 千 ألف',
    4: '万 萬 만',
    5: 'l lac lakh lakhs',
    6: 'm mm mn mln mio mill million millions millionen millones مليون',
    7: 'cr crore crores',
    8: '億 亿 억',
    9: 'b bn mrd مليار',
  }).map(([power, words]) =>
    Object.fromEntries(words.split(' ').map((word) => [word, Number(power)])),
  ),
)

/** One reading or two; null if a term is not a number. */
function addTerms(terms: readonly Term[], rules: NumberRules): number[] | null {
  const read = terms.map(({ digits, power }) =>
    readDigits(digits, power, rules).map((number) => shiftDecimal(number, power)),
  )
  const [first = []] = read
  if (first.length === 0 || read.some(({ length }) => length === 0)) return null
  return read.length === 1 ? first : [read.reduce((sum, [number = 0]) => sum + number, 0)]
}

/** Readings of digits, the grouped one first. */
function readDigits(digits: string, power: number, rules: NumberRules): number[] {
  const { kind, locale, decimals, decimalSign, isStrict } = rules
  const grouped = parseDigits(digits)
  const decimal = parseLoneDecimal(digits)
  if (grouped === null) return []
  if (decimal === null) return [grouped]
  if (kind === 'rate') return [decimal]
  if (decimalSign) return [digits.includes(decimalSign) ? decimal : grouped]
  const isLocal = locale !== undefined && digits.includes(localSign(locale, 'group'))
  const isOpen = isStrict || kind === 'measure' || power > 0 || decimals === 3
  return isOpen && !isLocal ? [grouped, decimal] : [grouped]
}

/** Sign between groups or before decimals in the locale. */
export function localSign(locale: string, type: 'group' | 'decimal'): string {
  const key = `${locale} ${type}`
  let sign = signs.get(key)
  if (sign === undefined) {
    const options = { useGrouping: 'always', numberingSystem: 'latn' } as const
    const parts = new Intl.NumberFormat(toLocale(locale), options).formatToParts(1234.5)
    sign = parts.find((part) => part.type === type)?.value ?? ''
    signs.set(key, sign)
  }
  return sign
}

const signs = new Map<string, string>()

/** Words around the number, of which only its currency, unit or period are fine. */
function findWrongWord(
  [before = '', after = '']: readonly string[],
  rules: NumberRules,
): NumberProblem | null {
  const { kind, currency, unit } = rules
  const behind = after.replace(/^(?:[.,][-–—−]*|[–—]+)/, '').trim()
  const words = [before.trim(), kind === 'money' ? behind.replace(PERIOD, '').trim() : behind]
  for (const word of words) {
    if (word === '' || (kind === 'rate' && /^[%٪]$/.test(word))) continue
    if (kind === 'money' && currency && namesCurrency(word, { ...rules, currency })) continue
    if (kind === 'money' && !/\d/.test(word) && looksLikeCurrency(word)) return 'otherCurrency'
    if (!unit) return 'notANumber'
    const named = findUnit(word)
    if (named !== findUnit(unit)) return UNITS.has(named) ? 'otherUnit' : 'notANumber'
  }
  return null
}

const PERIOD =
  /(?:(?:\/|\bper\b|\bpro\b|\bal\b|\ba\b)\s*(?:mo|month|monat|mes)\.?|\bpcm|\bp\.?\s?m\.?|\/?\s*(?:شهر|شهري[اً]*))$/i

/** The unit's usual spelling, or the text itself. */
function findUnit(text: string): string {
  const key = text.toLowerCase().replaceAll('²', '2').replace(/[\s.]/g, '')
  return SPELLINGS[key] ?? key
}

const SPELLINGS: Readonly<Record<string, string>> = {
  sqm: 'm2',
  qm: 'm2',
  م2: 'm2',
  مترمربع: 'm2',
  sqft: 'ft2',
  sf: 'ft2',
  sqyd: 'yd2',
  acres: 'acre',
  hectares: 'ha',
}
const UNITS = new Set('m2 ft2 yd2 km2 acre ha m km mi ft yd'.split(' '))

function withinLimits(readings: readonly number[], rules: NumberRules): NumberReading {
  const { decimals = MAX_DECIMALS, most = Number.MAX_SAFE_INTEGER } = rules
  const [value, other] = readings.filter((reading) => Math.abs(reading) <= most)
  if (value === undefined) return { problem: 'tooLarge' }
  if (other !== undefined) {
    return { question: [roundTo(value, decimals), roundTo(other, decimals)] }
  }
  return roundTo(value, decimals) === value ? { value } : { problem: 'decimals' }
}

const MAX_DECIMALS = 10
