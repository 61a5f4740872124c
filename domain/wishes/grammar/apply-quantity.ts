import type { Chunk, WishText } from '../chunks.ts'
import type { AreaUnit, PricePeriod, Range } from '../wish.ts'
import { findAct, hasAct, isAnd, isConnected, isFree, mark } from './acts.ts'
import type { FilterBuilder } from './filter-builder.ts'
import type { Head, Tail } from './quantity-parts.ts'

const SQUARE_METERS: Readonly<Record<string, number>> = {
  m2: 1,
  meter: 1,
  sqft: 0.092_903_04,
  acre: 4046.856_422,
  ha: 10_000,
  are: 100,
  feddan: 4200.83,
  dunam: 1000,
}

/** A number with what stands around it. */
export type Quantity = {
  from: number
  to: number
  low: number
  /** Second number of a range. */
  high: number | null
  head: Head
  tail: Tail
  comparisons: string[]
  isPlain: boolean
  /** "1920s" */
  isDecade: boolean
}

/** Sets the filter that the number belongs to; travel times and distances have none yet. */
export function applyQuantity(wish: WishText, builder: FilterBuilder, quantity: Quantity): void {
  const { tail, head, low } = quantity
  if (tail.isM) applyLetterM(wish, quantity)
  if (tail.unit === 'min' || tail.unit === 'hour' || tail.unit === 'km' || tail.unit === 'mile')
    return
  if (tail.unit === 'foot' || tail.unit === 'yard') return
  if (tail.unit === 'meter' && isDistance(wish, quantity)) return
  if (tail.noun) {
    if (tail.noun !== 'floor') applyCount(wish, builder, quantity, tail.noun)
    return
  }
  const factor = tail.unit ? SQUARE_METERS[tail.unit] : undefined
  if (tail.unit && factor) {
    applyArea(wish, builder, quantity, factor)
    return
  }
  if (isYear(quantity)) {
    applyYear(wish, builder, quantity)
    return
  }
  if (tail.span && !tail.isMoney && !head.isMoney) return
  const chunk = wish.chunks[quantity.from]
  const isAmount = low >= 100 || quantity.high !== null || (chunk?.scale ?? 1) > 1
  const isPrice = tail.isMoney || head.isMoney || tail.period !== null || (isAmount && low >= 20)
  if (isPrice && low > 0) applyPrice(wish, builder, quantity)
}

/** "m" is a million, meters or square meters. */
function applyLetterM(wish: WishText, quantity: Quantity): void {
  const { tail, low, high } = quantity
  const chunk = wish.chunks[quantity.from]
  const isMillion = low < 20 && (wish.language !== 'ar' || tail.isMoney)
  if (isMillion && chunk) {
    quantity.low = low * 1_000_000
    quantity.high = high === null ? null : high * 1_000_000
    tail.isMoney = true
    return
  }
  tail.unit = 'meter'
}

function isDistance({ chunks }: WishText, { from, to }: Quantity): boolean {
  const isAround = (at: number) =>
    hasAct(chunks[at], 'poi', 'near', 'mode', 'away', 'travel') && !hasAct(chunks[at], 'filler')
  for (let at = to; at < to + 5 && isConnected(chunks[at]); at += 1) {
    if (hasAct(chunks[at], 'poi', 'mode', 'travel') || isAround(at)) return true
    if (chunks[at]?.value !== null || hasAct(chunks[at], 'and')) break
  }
  for (let at = from - 1; at > from - 5 && isConnected(chunks[at + 1]); at -= 1) {
    if (hasAct(chunks[at], 'poi') || (isAround(at) && hasAct(chunks[at], 'poi', 'mode', 'away')))
      return true
  }
  return false
}

function isYear({ head, tail, low, isPlain, isDecade }: Quantity): boolean {
  if (!isPlain || tail.isMoney || head.isMoney || tail.period || low < 1700 || low > 2050)
    return false
  return head.isYear || head.when !== null || isDecade
}

function applyYear(wish: WishText, builder: FilterBuilder, quantity: Quantity): void {
  const { head, low, high, comparisons, isDecade } = quantity
  const when = head.when
  const range: Range =
    high !== null
      ? sorted(low, high)
      : when === 'after' || comparisons.some((it) => it === 'min' || it === 'gt')
        ? { min: low }
        : when === 'before' || comparisons.includes('max')
          ? { max: low }
          : { min: low, max: isDecade ? low + 9 : low }
  builder.setRange('year', range)
  if (isDecade) mark(wish.chunks[quantity.from + 1])
  markQuantity(wish, quantity)
}

function sorted(one: number, other: number): Range {
  return { min: Math.min(one, other), max: Math.max(one, other) }
}

export function applyCount(
  wish: WishText,
  builder: FilterBuilder,
  quantity: Quantity,
  noun: string,
): void {
  if (quantity.low > 50) return
  addHalfBehind(wish, quantity)
  const key = noun === 'bathrooms' ? 'bathrooms' : noun === 'rooms' ? 'rooms' : 'bedrooms'
  const range = toRange(quantity, { bare: 'min', isCount: true })
  builder.setRange(key, range)
  for (const at of quantity.tail.used) {
    const feature = findAct(wish.chunks[at], 'feature')
    if (feature) builder.add('features', feature, false)
    const category = findAct(wish.chunks[at], 'category')
    if (category && hasAct(wish.chunks[at], 'noun')) builder.add('category', category, false)
  }
  markQuantity(wish, quantity)
}

/** "dos baños y medio". */
function addHalfBehind(wish: WishText, quantity: Quantity): void {
  const { chunks } = wish
  const half = chunks[quantity.to + 1]
  if (!isAnd(wish, quantity.to) || !isConnected(half) || !isFree(half)) return
  const isHalf =
    hasAct(half, 'half') || (hasAct(half, 'article') && hasAct(chunks[quantity.to + 2], 'half'))
  if (!isHalf) return
  quantity.low += 0.5
  quantity.tail.used.push(quantity.to, quantity.to + 1)
}

function applyArea(
  wish: WishText,
  builder: FilterBuilder,
  quantity: Quantity,
  factor: number,
): void {
  const { tail, head } = quantity
  const unit = toAreaUnit(tail.unit ?? 'm2')
  const behind = wish.chunks.slice(quantity.to, quantity.to + 3)
  const isBehind = (chunk: Chunk | undefined) => isFree(chunk) && isConnected(chunk)
  const ground = behind.find(
    (it, at) => behind.slice(0, at + 1).every(isBehind) && hasAct(it, 'ground'),
  )
  const land = behind.find(
    (it, at) => behind.slice(0, at + 1).every(isBehind) && findAct(it, 'category') === 'land',
  )
  const headLand = isLandBefore(wish, quantity.from)
  const isPlot =
    unit === 'acre' || unit === 'ha' || head.isPlot || Boolean(ground ?? land) || headLand
  const range = toRange(quantity, { bare: 'min', isCount: false })
  const toMeters = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * factor * 100) / 100
  const key = isPlot || isOnlyLand(wish) ? 'plot' : 'area'
  const { min, max } = range
  builder.setRange(key, {
    ...(min === undefined ? {} : { min: toMeters(min) }),
    ...(max === undefined ? {} : { max: toMeters(max) }),
    unit,
  })
  if (ground) mark(ground)
  markQuantity(wish, quantity)
}

function isLandBefore({ chunks }: WishText, from: number): boolean {
  for (let at = from - 1; at >= from - 4 && isConnected(chunks[at + 1]); at -= 1) {
    if (findAct(chunks[at], 'category') === 'land') return true
  }
  return false
}

function isOnlyLand({ chunks }: WishText): boolean {
  const categories = chunks.map((it) => findAct(it, 'category')).filter((it) => it !== null)
  return categories.length > 0 && categories.every((it) => it === 'land')
}

function toAreaUnit(unit: string): AreaUnit {
  return unit === 'sqft' || unit === 'acre' || unit === 'ha' ? unit : 'm2'
}

function applyPrice(wish: WishText, builder: FilterBuilder, quantity: Quantity): void {
  const { tail, head, comparisons, high } = quantity
  const chunk = wish.chunks[quantity.from]
  const isExplicit = tail.isMoney || head.isMoney || tail.period !== null || comparisons.length > 0
  const isBare = !isExplicit && high === null && chunk?.scale === 1
  if (isBare && builder.filters.price) return
  if (builder.barePrice) {
    mark(builder.barePrice, 'unknown')
    builder.filters.price = undefined
  }
  builder.barePrice = isBare ? (chunk ?? null) : null
  const range = toRange(quantity, { bare: 'max', isCount: false })
  const period = parsePeriod(quantity.tail.period)
  builder.setRange('price', { ...range, ...(period ? { period } : {}) })
  if (period) builder.offers.add('rent')
  markQuantity(wish, quantity)
}

function parsePeriod(word: string | null): PricePeriod | null {
  const periods: readonly PricePeriod[] = ['day', 'week', 'month', 'year']
  return periods.find((it) => it === word) ?? null
}

/** Share by which "around" may differ. */
const AROUND = 0.1

function toRange(
  { low, high, comparisons, head }: Pick<Quantity, 'low' | 'high' | 'comparisons' | 'head'>,
  { bare, isCount }: { bare: 'min' | 'max'; isCount: boolean },
): Range {
  if (high !== null) return sorted(low, high)
  const kinds = comparisons.map((it) => (it === 'from' ? 'min' : it))
  const kind = kinds.find((it) => it !== 'between' && it !== 'about') ?? kinds[0]
  const isOpposite = head.isNegated
  switch (kind) {
    case 'max':
      return isOpposite ? { min: low } : { max: low }
    case 'lt':
      return isOpposite ? { min: low } : { max: isCount ? low - 1 : low }
    case 'min':
      return isOpposite ? { max: low } : { min: low }
    case 'gt':
      return isOpposite ? { max: low } : { min: isCount ? Math.floor(low) + 1 : low }
    case 'exact':
      return { min: low, max: low }
    case 'about':
      return isCount
        ? { min: low }
        : { min: round(low * (1 - AROUND)), max: round(low * (1 + AROUND)) }
    default:
      return bare === 'min' ? { min: low } : { max: low }
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function markQuantity({ chunks }: WishText, { from, tail, head }: Quantity): void {
  mark(chunks[from])
  for (const at of [...tail.used, ...head.used]) {
    const chunk = chunks[at]
    if (isFree(chunk) && !hasAct(chunk, 'offer', 'category')) mark(chunk)
  }
}
