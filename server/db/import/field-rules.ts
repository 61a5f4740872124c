import { isPropertyType, propertyTypeCode, propertyTypes } from '@/domain/listing/property-type.ts'
import { parseRentPeriod, rentPeriods } from '@/domain/listing/rent-period.ts'
import { roundTo } from '@/domain/money/decimal.ts'
import { currencyExponent, toMinor } from '@/domain/money/price.ts'
import { cleanMarkup } from '@/domain/text/clean-markup.ts'
import { cleanText, type TextKind } from '@/domain/text/clean-text.ts'
import type { Value } from './cell-readers.ts'
import type { DeclaredParameter } from './map.ts'
import {
  type NumberCell,
  type NumberStyle,
  readBoolean,
  readDegrees,
  readMeasure,
  readMoney,
} from './numbers.ts'

/** A valid value, or the reason why not. */
export type Ruled<T> = { value: T } | { reason: string }

export type Rule<T> = (value: NonNullable<Value>) => Ruled<T>

/** At most `most` characters, cleaned as texts of members are. */
export function textRule(most: number, kind: TextKind | 'markup' = 'line'): Rule<string> {
  return (given) => {
    const plain = plainText(given)
    if (plain.includes('\ufffd'))
      return { reason: 'is not readable: is the encoding of the file right?' }
    const misread = MISREAD.exec(plain)?.[0]
    if (misread) return { reason: misreadReason(misread) }
    if (UNSTORABLE.test(plain)) return { reason: 'holds control characters' }
    const text = kind === 'markup' ? cleanMarkup(plain) : cleanText(plain, kind)
    return text.length > most ? { reason: `has more than ${most} characters` } : { value: text }
  }
}

/** Latitude or longitude. */
export function degreesRule(most: number): Rule<number> {
  return numberRule(readDegrees, -most, most)
}

function numberRule(read: (text: string) => NumberCell, least: number, most: number): Rule<number> {
  return (given) => {
    const number = typeof given === 'number' ? { value: given } : read(plainText(given))
    if ('reason' in number || (number.value >= least && number.value <= most)) return number
    return { reason: `is not between ${least} and ${most}` }
  }
}

export const booleanRule: Rule<boolean> = (given) => {
  const answer = typeof given === 'boolean' ? given : readBoolean(plainText(given))
  return answer === undefined ? { reason: 'is neither yes nor no' } : { value: answer }
}

/** 0 to 3, or its word. */
export const propertyTypeRule: Rule<number> = (given) => {
  const word = plainText(given).trim().toLowerCase()
  if (isPropertyType(word)) return { value: propertyTypeCode(word) }
  const code = Number(word || Number.NaN)
  if (Number.isInteger(code) && code >= 0 && code < propertyTypes.length) return { value: code }
  return { reason: `is not one of ${propertyTypes.join(', ')} or 0 to 3` }
}

export const rentPeriodRule: Rule<string> = (given) => {
  const period = parseRentPeriod(plainText(given))
  return period ? { value: period } : { reason: `is not one of ${rentPeriods.join(', ')}` }
}

export const webAddressRule: Rule<string> = (given) => {
  const text = plainText(given).trim()
  const isWeb = text.length <= 500 && /^https?:$/.test(URL.parse(text)?.protocol ?? '')
  return isWeb ? { value: text } : { reason: 'is not a web address' }
}

const DAY_MS = 86_400_000

/** A past date, with one day of tolerance for time zones ahead of UTC. */
export function pastDateRule(now: Date): Rule<string> {
  return (given) => {
    if (!(given instanceof Date)) return { reason: 'is not a date: the map should say its format' }
    if (given.getTime() > now.getTime() + DAY_MS) return { reason: 'lies in the future' }
    return { value: given.toISOString() }
  }
}

const MAX_MONEY = 1e12

export type PriceStyle = NumberStyle & {
  currency: string
  symbol?: string
  /** Rounds to these, where the map says so. */
  decimals?: number | undefined
}

/** Minor units of the currency. */
export function priceInMinor(given: NonNullable<Value>, style: PriceStyle): Ruled<number> {
  const { currency } = style
  const exponent = currencyExponent(currency)
  const decimals = style.decimals === undefined ? exponent : undefined
  const read = (text: string) => readMoney(text, { ...style, decimals })
  const price = numberRule(read, 0, MAX_MONEY)(given)
  if ('reason' in price) return price
  const rounded = roundTo(price.value, style.decimals ?? exponent)
  const minor = toMinorOrNothing(rounded, currency)
  return minor === undefined
    ? { reason: `is too large for a currency of ${exponent} decimals` }
    : { value: minor }
}

export type ParameterValue = string | number | string[]

/** Options match case-insensitively, also by a former name. */
export function parameterRule(
  { kind, options, previousNames = {}, role }: ParameterShape,
  style: NumberStyle,
): Rule<ParameterValue> {
  if (kind === 'number') {
    return numberRule((text) => readMeasure(text, style), role ? 0 : -MAX_NUMBER, MAX_NUMBER)
  }
  if (kind === 'textbox') return textRule(1000)
  if (kind === 'textarea') return textRule(5000, 'lines')
  const known = new Map([
    ...Object.entries(previousNames).map(([name, option]) => [name.toLowerCase(), option] as const),
    ...(options ?? []).map((option) => [option.toLowerCase(), option] as const),
  ])
  const reason = `is not one of ${(options ?? []).join(', ')}`
  const choose = (text: string) => known.get(text.trim().toLowerCase())
  if (kind !== 'checkbox') {
    return (given) => {
      const option = choose(plainText(given))
      return option === undefined ? { reason } : { value: option }
    }
  }
  return (given) => {
    const chosen = (Array.isArray(given) ? given : [plainText(given)]).map(choose)
    const values = chosen.filter((option) => option !== undefined)
    return values.length < chosen.length ? { reason } : { value: values }
  }
}

type ParameterShape = Pick<DeclaredParameter, 'kind'> & {
  options?: readonly string[] | null | undefined
  previousNames?: Readonly<Record<string, string>>
  role?: string | null | undefined
}

/** Maximum of numbers in the search. */
const MAX_NUMBER = 9_999_999

/** Control characters except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** C1 controls: quotation marks and dashes of Windows, read as ISO 8859-1. */
const MISREAD = /[\u0080-\u009f]/

function misreadReason(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `holds U+${code}, which no text has: is the encoding of the file right?`
}

function plainText(given: NonNullable<Value>): string {
  if (given instanceof Date) return given.toISOString().slice(0, 10)
  return Array.isArray(given) ? given.join(', ') : String(given)
}

function toMinorOrNothing(price: number, currency: string): number | undefined {
  try {
    return toMinor(price, currency)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
