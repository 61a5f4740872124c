import { toTypedNumber } from '@/domain/money/parse-number.ts'

/** Writes a stored number as the sheet shows it: days, codes with leading zeros, or a plain number. */
export type FormatNumber = (value: number) => string

/** Days and times among the formats that need no code. */
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

export function numberFormat(id: number, code: string | undefined, is1904: boolean): FormatNumber {
  const isBuiltIn = BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last)
  const shown = (code ?? '').split(';')[0] ?? ''
  const letters = shown.replace(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  if (code === undefined ? isBuiltIn : /[ymdhs]/i.test(letters)) {
    return (value) => formatMoment(value, is1904)
  }
  const zeros = shown.replace(/"([^"]*)"|\\(.)/g, '$1$2')
  return /^0+(?:[- ]?0+)*$/.test(zeros) && zeros.length > 1
    ? (value) => withZeros(value, zeros)
    : formatPlain
}

/** Spreadsheets keep fifteen digits: 0.1 + 0.2 is stored as 0.30000000000000004 and shown as 0.3. */
const DIGITS = 15

export function formatPlain(value: number): string {
  return toTypedNumber(Number(value.toPrecision(DIGITS)))
}

function withZeros(value: number, pattern: string): string {
  if (!Number.isInteger(value) || value < 0) return formatPlain(value)
  const places = pattern.replace(/\D/g, '').length
  const digits = [...String(value).padStart(places, '0')]
  const ahead = digits.splice(0, digits.length - places).join('')
  return ahead + pattern.replace(/0/g, () => digits.shift() ?? '')
}

const DAY_MS = 86_400_000
const SECOND_MS = 1000
/** Day 0 of both calendars. That of 1900 has a February 29, 1900, which never was. */
const START = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
const AFTER_WRONG_DAY = 61
const MAX_DAY = 2_958_465

/** As `2026-11-30`, with the time if it has one; a time alone as `09:30:00`. */
function formatMoment(serial: number, is1904: boolean): string {
  if (serial < 0 || serial > MAX_DAY) return formatPlain(serial)
  const shift = !is1904 && serial >= 1 && serial < AFTER_WRONG_DAY ? 1 : 0
  const start = is1904 ? START[1904] : START[1900]
  const rounded = Math.round(((serial + shift) * DAY_MS) / SECOND_MS) * SECOND_MS
  const iso = new Date(start + rounded).toISOString()
  if (serial < 1) return iso.slice(11, 19)
  return rounded % DAY_MS === 0 ? iso.slice(0, 10) : iso.slice(0, 19)
}
