import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isAnd, isConnected, isFree, mark } from './acts.ts'
import { applyCount, applyQuantity, type Quantity } from './apply-quantity.ts'
import type { FilterBuilder } from './filter-builder.ts'
import { type Head, readComparisonBehind, readHead, readTail, type Tail } from './quantity-parts.ts'

/** Amounts with their fields; travel times and distances are left for `readNearness`. */
export function readQuantities(wish: WishText, builder: FilterBuilder): void {
  for (let at = 0; at < wish.chunks.length; at += 1) {
    const chunk = wish.chunks[at]
    if (!isFree(chunk)) continue
    const known = readKnownCount(wish, at)
    if (known) {
      const quantity = readQuantity(wish, at, known.value, known.noun)
      if (quantity) applyCount(wish, builder, quantity, known.noun)
      continue
    }
    if (chunk.value === null) continue
    if (readUpAndDown(wish, builder, at) || readPair(wish, builder, at)) continue
    const quantity = readQuantity(wish, at, chunk.value, null)
    if (quantity) applyQuantity(wish, builder, quantity)
  }
}

/** British "2 up 2 down": rooms upstairs are bedrooms. */
function readUpAndDown(
  { chunks, language }: WishText,
  builder: FilterBuilder,
  at: number,
): boolean {
  const [first, up, second, down] = chunks.slice(at, at + 4)
  const isUpAndDown =
    language === 'en' && up?.word === 'up' && down?.word === 'down' && second?.value
  if (!isUpAndDown || !first?.value) return false
  builder.setRange('bedrooms', { min: first.value })
  for (const chunk of [first, up, second, down]) mark(chunk)
  return true
}

/** American "3/2": bedrooms and bathrooms. */
function readPair({ chunks, language }: WishText, builder: FilterBuilder, at: number): boolean {
  const [first, second, behind] = chunks.slice(at, at + 3)
  const isCount = (chunk: Chunk | undefined) =>
    isFree(chunk) && chunk.isPlainNumber && /^[1-9]$/.test(chunk.word)
  if (language !== 'en' || second?.gap !== 'slash' || !isCount(first) || !isCount(second))
    return false
  const isOther = isConnected(behind) && hasAct(behind, 'noun', 'unit', 'span', 'currency')
  if (isOther || behind?.gap === 'slash' || (isConnected(first) && hasAct(chunks[at - 1], 'month')))
    return false
  builder.setRange('bedrooms', { min: first?.value ?? 0 })
  builder.setRange('bathrooms', { min: second?.value ?? 0 })
  mark(first)
  mark(second)
  return true
}

const DECADE_ENDINGS = new Set(['s', 'er', 'ern'])

function isDecade({ chunks, tokens }: WishText, at: number, value: number): boolean {
  const next = chunks[at + 1]
  const isEnding = next?.gap === 'none' && DECADE_ENDINGS.has(tokens[next.from]?.word ?? '')
  return isEnding && value >= 1700 && value <= 2050 && value % 10 === 0
}

/** Numbers that are in a word, "غرفتين", or in an article, "un dormitorio". */
function readKnownCount(
  { chunks, language }: WishText,
  at: number,
): { value: number; noun: string } | null {
  const chunk = chunks[at]
  const dual = findAct(chunk, 'dual')
  if (dual && ['bedrooms', 'bathrooms'].includes(dual)) return { value: 2, noun: dual }
  const single = findAct(chunk, 'single')
  if (single) return { value: 1, noun: single }
  const next = chunks[at + 1]
  const noun = findAct(next, 'noun')
  const isOne = hasAct(chunk, 'article') && language !== 'en' && isFree(next) && isConnected(next)
  return isOne && noun && noun !== 'floor' ? { value: 1, noun } : null
}

function readQuantity(
  wish: WishText,
  from: number,
  value: number,
  noun: string | null,
): Quantity | null {
  const { chunks } = wish
  const first = chunks[from]
  if (!first || Number.isNaN(value)) return null
  const head = readHead(wish, from)
  let tail = readTail(wish, from + 1, value)
  if (noun) tail.noun = noun
  let high: number | null = null
  const second = findSecond(wish, tail.to, { value, tail, head })
  if (second) {
    const other = chunks[second.at]
    high = second.value
    const factor = other?.scale ?? 1
    const isShort = first.scale === 1 && factor > 1 && value < 1000
    if (isShort) first.value = value * factor
    const used = [...tail.used, ...second.used]
    const { isMoney, period, unit, comparisons } = tail
    tail = readTail(wish, second.at + 1, high)
    tail.used.push(...used, second.at)
    tail.comparisons.push(...comparisons)
    tail.isMoney ||= isMoney
    tail.period ??= period
    tail.unit ??= unit
    tail.noun ??= noun
    if (second.noun) tail.noun = second.noun
  }
  const behind = readComparisonBehind(wish, tail.to)
  if (behind) tail.used.push(tail.to)
  if (tail.noun === null && tail.unit === null && head.noun && !tail.isMoney) {
    tail.noun = head.noun.value
    tail.used.push(head.noun.at)
  }
  tail.period ??= head.period
  const comparisons = [
    ...head.comparisons,
    ...tail.comparisons,
    ...(behind ? [behind.comparison] : []),
  ]
  return {
    from,
    to: behind?.to ?? tail.to,
    low: chunks[from]?.value ?? value,
    high,
    head,
    tail,
    comparisons,
    isPlain: first.isPlainNumber,
    isDecade: isDecade(wish, from, value),
  }
}

type Second = { at: number; value: number; used: number[]; noun: string | null }

/** Second number of a range: "2-3", "1000 to 1500", "between 2 and 3", "two or three". */
function findSecond(
  wish: WishText,
  from: number,
  first: { value: number; tail: Tail; head: Head },
): Second | null {
  const { chunks } = wish
  const connector = chunks[from]
  if (!connector) return null
  const dash = connector.gap === 'hyphen' || connector.gap === 'dash'
  const isMoneyBehind = dash && hasAct(connector, 'currency') && chunks[from + 1]?.value !== null
  const isDashed =
    isMoneyBehind || (connector.value !== null && (dash || connector.gap === 'slash'))
  const used: number[] = []
  let at = from
  if (!isDashed) {
    if (!isFree(connector) || !isConnected(connector)) return null
    const isRange = hasAct(connector, 'range', 'or') || findAct(connector, 'comparison') === 'max'
    const isPair = isAnd(wish, from) && first.head.comparisons.includes('between')
    if (!isRange && !isPair) return null
    const isOwnWord = connector.value === null && !hasAct(connector, 'dual', 'single')
    if (isOwnWord) {
      used.push(at)
      at += 1
    }
  }
  while (
    isFree(chunks[at]) &&
    hasAct(chunks[at], 'currency', 'article') &&
    (isConnected(chunks[at]) || isMoneyBehind)
  ) {
    used.push(at)
    at += 1
  }
  const number = chunks[at]
  if (!isFree(number)) return null
  const dual = findAct(number, 'dual')
  const value = dual ? 2 : (number.value ?? Number(findAct(number, 'number') ?? Number.NaN))
  if (Number.isNaN(value) || (!isConnected(number) && !isDashed)) return null
  const tail = readTail(wish, at + 1, value)
  const noun = dual ?? tail.noun
  const { unit, noun: firstNoun, isMoney, span } = first.tail
  const isSame =
    (unit === null || unit === tail.unit) &&
    (firstNoun === null || firstNoun === noun) &&
    (!isMoney || (!tail.unit && !tail.noun)) &&
    span === null
  const isComparable = value <= 0 || first.value <= 0 || isScaled(first.value, value, number)
  return isSame && isComparable ? { at, value, used, noun: dual } : null
}

function isScaled(first: number, second: number, { scale }: Chunk): boolean {
  const ratio = second / first
  return (ratio < 40 && ratio > 1 / 40) || (scale > 1 && (second / scale) * 40 > first)
}
