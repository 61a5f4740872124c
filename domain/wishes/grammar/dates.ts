import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isConnected, isFree, mark } from './acts.ts'
import type { FilterBuilder } from './filter-builder.ts'

/** Move-in dates, and since when a listing is online. */
export function readDates(wish: WishText, builder: FilterBuilder): void {
  for (const [at, chunk] of wish.chunks.entries()) {
    if (!isFree(chunk)) continue
    if (readNumericDate(wish, builder, at)) continue
    if (hasAct(chunk, 'month')) readMonth(wish, builder, at)
    else if (hasAct(chunk, 'listed')) {
      builder.filters.listed ??= Number(findAct(chunk, 'listed'))
      mark(chunk)
      markListing(wish, at)
    } else if (hasAct(chunk, 'lately')) readLately(wish, builder, at)
  }
  for (const chunk of wish.chunks) {
    if (!isFree(chunk) || !hasAct(chunk, 'available')) continue
    if (builder.filters.available_from === undefined) builder.filters.available_from = 'now'
    mark(chunk)
  }
}

function markListing({ chunks }: WishText, at: number): void {
  if (hasAct(chunks[at - 1], 'listing')) mark(chunks[at - 1])
  if (hasAct(chunks[at + 1], 'listing')) mark(chunks[at + 1])
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** "in the last 3 days". */
function readLately({ chunks }: WishText, builder: FilterBuilder, at: number): void {
  const number = chunks[at + 1]
  const isNumber = isFree(number) && (number.value !== null || hasAct(number, 'number'))
  const value = isNumber ? (number.value ?? Number(findAct(number, 'number'))) : 1
  const unit = chunks[isNumber ? at + 2 : at + 1]
  if (!isFree(unit) || !isConnected(unit)) return
  const days =
    DAYS[findAct(unit, 'span') ?? ''] ?? (findAct(unit, 'unit') === 'hour' ? 1 / 24 : null)
  if (days === null) return
  builder.filters.listed ??= Math.max(1, Math.round(value * days))
  mark(chunks[at])
  mark(unit)
  if (isNumber) mark(number)
}

function readMonth(wish: WishText, builder: FilterBuilder, at: number): void {
  const { chunks } = wish
  const chunk = chunks[at]
  const month = Number(findAct(chunk, 'month'))
  const before = dayBefore(chunks, at)
  const after = before ? null : dayAfter(chunks, at)
  const yearAt = after?.to ?? at + 1
  const year = yearIn(chunks[yearAt])
  const cue = chunks[(before?.from ?? at) - 1]
  const isCued =
    hasAct(cue, 'availability', 'in', 'available', 'comparison', 'range') ||
    before !== null ||
    after !== null ||
    year !== null
  const isCommonWord = wish.language === 'en' && (chunk?.word === 'may' || chunk?.word === 'march')
  const isCapital = wish.tokens[chunk?.from ?? 0]?.isCapital ?? false
  if (isCommonWord && !isCued && !isCapital) return
  if (isCommonWord && !isCapital && !hasAct(cue, 'availability', 'in') && !before && !after) return
  const wordBefore = wish.tokens[(chunk?.from ?? 0) - 1]?.word ?? ''
  const first = /^(?:اول|مطلع)$/.test(wordBefore) || /^(?:1st|first)$/.test(cue?.word ?? '')
  const day = before?.day ?? after?.day ?? (first ? 1 : null)
  setDate(builder, { year, month, day })
  mark(chunk)
  if (before) for (let used = before.from; used < at; used += 1) mark(chunks[used])
  if (after) for (let used = at + 1; used < after.to; used += 1) mark(chunks[used])
  if (year !== null) mark(chunks[yearAt])
  for (let used = (before?.from ?? at) - 1; used >= at - 4; used -= 1) {
    if (
      !isFree(chunks[used]) ||
      !hasAct(chunks[used], 'availability', 'in', 'comparison', 'filler')
    )
      break
    mark(chunks[used])
  }
}

function setDate(
  builder: FilterBuilder,
  { year, month, day }: { year: number | null; month: number; day: number | null },
): void {
  const pad = (value: number) => String(value).padStart(2, '0')
  const date = year === null ? `--${pad(month)}` : `${year}-${pad(month)}`
  const full = day === null ? (year === null ? date : `${date}-01`) : `${date}-${pad(day)}`
  builder.filters.available_from ??= full
}

function dayBefore(chunks: readonly Chunk[], at: number): { day: number; from: number } | null {
  for (const from of [at - 1, at - 2]) {
    const chunk = chunks[from]
    if (!isFree(chunk) || !isConnected(chunks[from + 1])) return null
    const day = chunk.value ?? Number(findAct(chunk, 'ordinal') ?? Number.NaN)
    if (day >= 1 && day <= 31 && Number.isInteger(day)) return { day, from }
    if (!hasAct(chunk, 'filler', 'in')) return null
  }
  return null
}

function dayAfter(chunks: readonly Chunk[], at: number): { day: number; to: number } | null {
  const chunk = chunks[at + 1]
  if (!isFree(chunk) || !isConnected(chunk)) return null
  const day = chunk.value ?? Number(findAct(chunk, 'ordinal') ?? Number.NaN)
  const next = chunks[at + 2]
  const isOther = isConnected(next) && hasAct(next, 'noun', 'unit', 'currency', 'scale')
  if (!(day >= 1 && day <= 31) || isOther) return null
  const isSuffix = isFree(next) && next.gap === 'none' && /^(?:st|nd|rd|th)$/.test(next.word)
  return { day, to: isSuffix ? at + 3 : at + 2 }
}

function yearIn(chunk: Chunk | undefined): number | null {
  if (!isFree(chunk) || !chunk.isPlainNumber || chunk.value === null) return null
  return chunk.value >= 2020 && chunk.value <= 2050 && chunk.gap !== 'stop' ? chunk.value : null
}

const MAX_DATE_LENGTH = 12

/** "1.4.2027", "01/06", "2027-06-01", behind a word of moving in where it could be something else. */
function readNumericDate(wish: WishText, builder: FilterBuilder, at: number): boolean {
  const chunk = wish.chunks[at]
  if (!chunk?.isPlainNumber) return false
  const from = wish.tokens[chunk.from]?.start ?? 0
  const typed = wish.text.slice(from, from + MAX_DATE_LENGTH)
  const iso = /^(20\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/.exec(typed)
  const own = /^(\d{1,2})[./](\d{1,2})[./](20\d\d|\d\d)?(?!\d)/.exec(typed)
  const [, first = '', second = '', last = ''] = iso ?? own ?? []
  if (first === '') return false
  const [day, month, year] = iso ? [last, second, first] : [first, second, last]
  const isShort = !iso && year === ''
  if (isShort && !hasAct(wish.chunks[at - 1], 'availability', 'comparison')) return false
  const isAmerican = wish.language === 'en' && Number(day) <= 12 && typed.includes('/')
  const [d, m] = isAmerican ? [Number(month), Number(day)] : [Number(day), Number(month)]
  if (m < 1 || m > 12 || d < 1 || d > 31) return false
  setDate(builder, { year: year === '' ? null : Number(year.padStart(4, '20')), month: m, day: d })
  const end = from + (iso ?? own ?? [''])[0].length
  for (let used = at; used < at + 3; used += 1) {
    const start = wish.tokens[wish.chunks[used]?.from ?? -1]?.start
    if (start !== undefined && start < end) mark(wish.chunks[used])
  }
  mark(wish.chunks[at - 1], wish.chunks[at - 1]?.role ?? 'filler')
  return true
}
