import { searchSorts } from '../../search/search-filters.ts'
import type { WishText } from '../chunks.ts'
import type { WishSort } from '../wish.ts'
import { findAct, hasAct, isConnected, isFree, mark, typedText } from './acts.ts'
import type { FilterBuilder } from './filter-builder.ts'

/** Order, energy class, floors and words of the description. */
export function readDetails(wish: WishText, builder: FilterBuilder): void {
  for (const [at, chunk] of wish.chunks.entries()) {
    if (!isFree(chunk)) continue
    if (hasAct(chunk, 'mention')) readKeywords(wish, builder, at)
    else if (hasAct(chunk, 'energy')) readEnergy(wish, builder, at)
    else if (hasAct(chunk, 'ordinal', 'noun') || chunk.value !== null) readFloor(wish, builder, at)
    else if (hasAct(chunk, 'sort')) readSort(wish, builder, at)
  }
}

function readSort({ chunks }: WishText, builder: FilterBuilder, at: number): void {
  const sort: WishSort | undefined = searchSorts.find((it) => it === findAct(chunks[at], 'sort'))
  const isMoreExact =
    sort === 'price_desc' && builder.sort === 'price_asc' && hasAct(chunks[at - 1], 'sort')
  if (!sort || (builder.sort && !isMoreExact)) return
  builder.sort = sort
  mark(chunks[at])
}

const CLASSES = /^[a-f]$/
const MAX_STEPS = 4

/** "energy class B", "class B energy rating". */
function readEnergy(wish: WishText, builder: FilterBuilder, at: number): void {
  const { chunks, tokens } = wish
  for (const step of [1, -1]) {
    for (let next = at + step; Math.abs(next - at) <= MAX_STEPS; next += step) {
      const chunk = chunks[next]
      if (!chunk || (step === 1 ? !isConnected(chunk) : !isConnected(chunks[next + 1]))) break
      const token = tokens[chunk.from]
      const isClass = CLASSES.test(chunk.word) && chunk.to === chunk.from + 1
      const isArticle = chunk.word === 'a' && !token?.isCapital
      if (
        isFree(chunk) &&
        isClass &&
        !(
          isArticle &&
          step === 1 &&
          chunks[next + 1]?.gap === 'space' &&
          CLASSES.test(chunks[next + 1]?.word ?? '')
        )
      ) {
        if (isArticle && step === -1) continue
        builder.filters.energy ??= chunk.word.toUpperCase()
        for (let used = Math.min(at, next); used <= Math.max(at, next); used += 1) {
          if (isFree(chunks[used])) mark(chunks[used])
        }
        return
      }
      if (chunk.value !== null) break
    }
  }
}

/** Floors with a number: "3rd floor or higher", "planta 3". */
function readFloor(wish: WishText, builder: FilterBuilder, at: number): void {
  const { chunks, tokens } = wish
  const chunk = chunks[at]
  let level = Number(findAct(chunk, 'ordinal') ?? Number.NaN)
  const token = tokens[chunk?.from ?? 0]
  let from = at
  let to = at + 1
  if (findAct(chunk, 'noun') === 'floor') {
    const next = chunks[at + 1]
    level =
      isFree(next) && isConnected(next)
        ? (next.value ?? Number(findAct(next, 'ordinal') ?? Number.NaN))
        : Number.NaN
    const isCounted =
      hasAct(chunks[at + 2], 'noun', 'unit', 'currency') && isConnected(chunks[at + 2])
    if (!(level <= 60) || isCounted) return
    to = at + 2
  } else {
    const isSuffix =
      chunk?.value !== null &&
      /^(?:st|nd|rd|th|er|ro|ra|do|da|to|ta|a|o)$/.test(chunks[at + 1]?.word ?? '')
    const isMarked = isSuffix && chunks[at + 1]?.gap === 'none'
    let next = isMarked ? at + 2 : at + 1
    while (hasAct(chunks[next], 'filler') && !hasAct(chunks[next], 'noun') && next < at + 3)
      next += 1
    if (
      findAct(chunks[next], 'noun') !== 'floor' ||
      !isFree(chunks[next]) ||
      !isConnected(chunks[next])
    )
      return
    if (hasAct(chunks[next], 'category') && !isMarked && Number.isNaN(level) && !token?.isOrdinal)
      return
    if (Number.isNaN(level)) level = chunk?.value ?? Number.NaN
    if (!(level <= 60)) return
    to = next + 1
  }
  const before = comparison(wish, from - 1, -1)
  const behind = comparison(wish, to, 1)
  const kind = before?.comparison ?? behind?.comparison
  if (before) from = before.at
  const isMin = kind === 'min' || kind === 'gt'
  const isMax = kind === 'max' || kind === 'lt'
  const low = kind === 'gt' ? level + 1 : level
  const high = kind === 'lt' ? level - 1 : level
  const isRejected = hasAct(chunks[from - 1], 'negation')
  if (isRejected) return
  builder.setRange(
    'floor',
    isMin ? { min: low } : isMax ? { max: high } : { min: level, max: level },
  )
  for (let used = from; used < (behind ? behind.at + 1 : to); used += 1) {
    if (isFree(chunks[used])) mark(chunks[used])
  }
}

function comparison(
  { chunks }: WishText,
  from: number,
  step: number,
): { comparison: string; at: number } | null {
  for (let at = from; Math.abs(at - from) <= 2; at += step) {
    const chunk = chunks[at]
    if (!isFree(chunk) || !isConnected(step === 1 ? chunk : chunks[at + 1])) return null
    const comparison = findAct(chunk, 'comparison')
    if (comparison && comparison !== 'about' && comparison !== 'between' && comparison !== 'exact')
      return { comparison: comparison === 'from' ? 'min' : comparison, at }
    if (!hasAct(chunk, 'filler', 'in', 'near', 'availability', 'article')) return null
  }
  return null
}

const MAX_KEYWORDS = 3

/** Quoted words, else those behind: up to the next word with a meaning of its own. */
function readKeywords(wish: WishText, builder: FilterBuilder, at: number): void {
  const { chunks, tokens } = wish
  let next = at + 1
  while (
    hasAct(chunks[next], 'mention', 'filler', 'article') &&
    !isQuoted(wish, next) &&
    isConnected(chunks[next])
  )
    next += 1
  const first = chunks[next]
  if (!isFree(first) || !(isConnected(first) || isQuoted(wish, next))) return
  const quote = tokens[first.from]?.quote ?? 0
  let last = next
  const isSame = (chunk: typeof first | undefined) =>
    quote > 0
      ? tokens[chunk?.from ?? -1]?.quote === quote
      : isConnected(chunk) && chunk?.acts.length === 0 && chunk.value === null
  while (isFree(chunks[last + 1]) && isSame(chunks[last + 1]) && last - next < MAX_KEYWORDS)
    last += 1
  if (
    chunks
      .slice(next, last + 1)
      .some((it) => it.role === 'refused' || hasAct(it, 'protected', 'protected?'))
  )
    return
  const isRejected =
    chunks.slice(Math.max(0, at - 2), at).some((it) => hasAct(it, 'negation')) ||
    /^(?:no|not)$/.test(chunks[at]?.word ?? '')
  builder.add('keywords', typedText(wish, next, last), isRejected)
  for (let used = at; used <= last; used += 1) mark(chunks[used])
}

function isQuoted({ chunks, tokens }: WishText, at: number): boolean {
  return (tokens[chunks[at]?.from ?? -1]?.quote ?? 0) > 0
}
