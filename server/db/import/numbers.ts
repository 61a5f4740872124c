import { roundTo } from '@/domain/money/decimal.ts'
import {
  localSign,
  type NumberReading,
  type NumberRules,
  parseNumber,
} from '@/domain/money/parse-number.ts'
import type { CellSpec, ValueSpec } from './map.ts'

/** Language of the file, and the decimal sign that the map names. */
export type NumberStyle = { language: string; decimalSign?: '.' | ',' | undefined }

/** A number, or the reason why the text is not one. */
export type NumberCell = { value: number } | { reason: string }

/** Areas and the like. A lone sign follows the map, else the language. */
export function readMeasure(text: string, { language, decimalSign }: NumberStyle): NumberCell {
  const isPoint = localSign(language, 'decimal') !== ','
  const sign = decimalSign ?? (isPoint ? '.' : ',')
  return toCell(text, { kind: 'measure', decimalSign: sign, isSigned: true })
}

/** A lone sign before three digits always marks decimals. Programs write small numbers as "1e-9". */
export function readDegrees(text: string): NumberCell {
  const written = text.trim()
  if (SCIENTIFIC.test(written)) return { value: Number(written) }
  if (UNROUNDED.test(written)) {
    return { value: roundTo(Number(written.replace(',', '.')), DEGREE_DECIMALS) }
  }
  return toCell(text, { kind: 'rate', isSigned: true })
}

/** Programs write 47.721 as "47.721000000000004". */
const UNROUNDED = /^[-+]?\d{1,3}[.,]\d{10,}$/
/** A tenth of a millimeter. */
const DEGREE_DECIMALS = 9
const SCIENTIFIC = /^[-+]?\d+(\.\d+)?e[-+]?\d{1,2}$/i

type MoneyStyle = NumberStyle & {
  currency: string
  symbol?: string
  decimals: number | undefined
}

/** A lone sign that may mark decimals is refused, unless the map names the decimal sign. */
export function readMoney(text: string, style: MoneyStyle): NumberCell {
  const { language, ...rules } = style
  return toCell(text, { kind: 'money', locale: language, isStrict: true, ...rules })
}

function toCell(text: string, rules: NumberRules): NumberCell {
  const reading = parseNumber(text, rules)
  return 'value' in reading ? reading : { reason: toReason(reading, rules) }
}

function toReason(
  reading: Exclude<NumberReading, { value: number }>,
  { currency, decimals }: NumberRules,
): string {
  if ('question' in reading) {
    return `may be ${reading.question.join(' or ')}: the map should name its decimal_mark`
  }
  switch (reading.problem) {
    case 'negative':
      return 'must not be negative'
    case 'otherCurrency':
      return `is in another currency than ${currency}`
    case 'decimals':
      return `has more than ${decimals} decimals`
    case 'tooLarge':
      return 'is too large'
    default:
      return 'is not a number'
  }
}

/** The cell of a price as text, since its reading depends on the currency of the row. */
export function splitNumberStyle(spec: ValueSpec): {
  text: ValueSpec
  style: Pick<CellSpec, 'decimals' | 'decimal_mark'>
} {
  if (typeof spec !== 'object') return { text: spec, style: {} }
  const cells = [spec].flat()
  const { decimals, decimal_mark } = cells.find((cell) => cell.decimal_mark) ?? cells[0] ?? {}
  const text = cells.map((cell) =>
    cell.unit ? cell : { ...cell, decimals: undefined, decimal_mark: undefined },
  )
  return { text, style: { decimals, decimal_mark } }
}

/** Case-insensitive. */
export function readBoolean(text: string): boolean | undefined {
  return WORDS.get(text.trim().toLowerCase())
}

const WORDS = new Map([
  ...['true', 'yes', 'y', 't', '1', 'on'].map((word): [string, boolean] => [word, true]),
  ...['false', 'no', 'n', 'f', '0', 'off'].map((word): [string, boolean] => [word, false]),
])
