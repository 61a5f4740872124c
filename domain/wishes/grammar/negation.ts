import type { Chunk, WishText } from '../chunks.ts'
import { hasAct, isAnd, isConnected, isFree, mark } from './acts.ts'

/** Kinds of meaning that can be rejected. */
const CONTENT = [
  'category',
  'feature',
  'parking',
  'heating',
  'furnished',
  'pets',
  'floor',
  'poi',
  'offer',
  'with',
  'flag',
  'maxBedrooms',
  'away',
]

function isContent(chunk: Chunk | undefined): boolean {
  if (!isFree(chunk)) return false
  return chunk.place !== null || hasAct(chunk, ...CONTENT)
}

/** Finds what each negation belongs to. */
export function readNegations(wish: WishText): void {
  const { chunks } = wish
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at]
    if (!isFree(chunk) || isContent(chunk)) continue
    if (hasAct(chunk, 'notNeeded') && leaveOpenBehind(wish, at)) continue
    if (hasAct(chunk, 'negationAfter') && rejectBefore(wish, at)) continue
    if (hasAct(chunk, 'notNeededAfter') && leaveOpen(wish, at)) continue
    if (hasAct(chunk, 'negation') && !hasAct(chunk, 'comparison')) rejectFrom(wish, at)
  }
}

function rejectFrom(wish: WishText, at: number): void {
  const { chunks } = wish
  const first = findContent(wish, at + 1)
  if (first < 0) {
    const unknown = chunks[at + 1]
    if (isConnected(unknown) && isFree(unknown) && !isClosing(unknown)) return
    rejectBefore(wish, at)
    return
  }
  mark(chunks[at], 'filler')
  const rejected = findRejected(wish, first)
  negate(chunks[rejected])
  carryOn(wish, rejected)
}

/** "no flats on the ground floor": the floor is rejected, not the flat. */
function findRejected({ chunks }: WishText, first: number): number {
  if (!hasAct(chunks[first], 'category') || hasAct(chunks[first], 'floor')) return first
  let next = first + 1
  while (hasAct(chunks[next], 'in', 'article', 'filler') && isConnected(chunks[next])) next += 1
  const isFloor = hasAct(chunks[next], 'floor') && isConnected(chunks[next]) && next > first + 1
  return isFloor ? next : first
}

/** "no pool, sauna or garage": what a list goes on to reject. */
function carryOn(wish: WishText, first: number): void {
  const { chunks } = wish
  let last = first
  while (last < chunks.length) {
    let next = last + 1
    const isComma = chunks[next]?.gap === 'comma'
    if (chunks[next]?.gap === 'stop' || chunks[next]?.gap === 'dash') return
    const isOr = hasAct(chunks[next], 'or') || chunks[next]?.gap === 'slash'
    const isPair = isAnd(wish, next)
    if (hasAct(chunks[next], 'negation')) return
    if (hasAct(chunks[next], 'or', 'and')) next += 1
    if (hasAct(chunks[next], 'negation')) return
    while (
      hasAct(chunks[next], 'article', 'in') &&
      isConnected(chunks[next]) &&
      !isContent(chunks[next])
    )
      next += 1
    const content = chunks[next]
    if (!content || !isContent(content) || !isSimilar(chunks[first], content)) return
    if (!isOr && (!isPair || isComma) && !(isComma && endsList(wish, next))) return
    negate(content)
    last = next
  }
}

/** After a comma only what ends with "or", or more places. */
function endsList(wish: WishText, at: number): boolean {
  const next = wish.chunks[at + 1]
  return hasAct(next, 'or') && isConnected(next)
}

function isSimilar(one: Chunk | undefined, other: Chunk): boolean {
  if (one?.place || other.place) return Boolean(one?.place && other.place)
  const isThing = (it: Chunk | undefined) =>
    hasAct(it, 'feature', 'parking', 'heating', 'pets', 'furnished')
  return (
    (isThing(one) && isThing(other)) ||
    (hasAct(one, 'category') && hasAct(other, 'category')) ||
    (hasAct(one, 'poi') && hasAct(other, 'poi')) ||
    (hasAct(one, 'floor') && hasAct(other, 'floor'))
  )
}

function negate(chunk: Chunk | undefined): void {
  if (chunk) chunk.isNegated = !chunk.isNegated
}

const MAX_WORDS_BETWEEN = 4

function findContent(wish: WishText, from: number): number {
  const { chunks } = wish
  const isBeforeNoun = wish.language === 'en' || wish.language === 'de'
  for (let at = from; at < from + MAX_WORDS_BETWEEN + 1; at += 1) {
    const chunk = chunks[at]
    if (!isFree(chunk) || !isConnected(chunk)) return -1
    if (isContent(chunk)) return at
    if (hasAct(chunk, 'but', 'and', 'or', 'noun', 'protected', 'mention') || chunk.value !== null)
      return -1
    const isUnknown = hasAct(chunk, 'unknown') || chunk.acts.length === 0
    const isAdjective = isBeforeNoun && at === from && isContent(chunks[at + 1])
    if (isUnknown && !hasAct(chunk, 'filler') && !isAdjective) return -1
  }
  return -1
}

function isClosing(chunk: Chunk): boolean {
  return hasAct(chunk, 'but', 'filler', 'notNeededAfter')
}

function rejectBefore(wish: WishText, at: number): boolean {
  const before = findContentBefore(wish, at)
  if (before < 0) return false
  mark(wish.chunks[at], 'filler')
  negate(wish.chunks[before])
  return true
}

/** "we don't need a garage": listed, no filter. */
function leaveOpenBehind(wish: WishText, at: number): boolean {
  const content = wish.chunks[findContent(wish, at + 1)]
  if (!content) return false
  mark(content, 'unknown')
  mark(wish.chunks[at], 'filler')
  return true
}

/** "lift not needed": the wish is listed, no filter. */
function leaveOpen(wish: WishText, at: number): boolean {
  const before = findContentBefore(wish, at)
  const chunk = wish.chunks[before]
  if (!chunk || !hasAct(chunk, 'feature', 'parking', 'heating', 'furnished', 'pets', 'with'))
    return false
  mark(chunk, 'unknown')
  mark(wish.chunks[at], 'unknown')
  return true
}

function findContentBefore({ chunks }: WishText, from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - MAX_WORDS_BETWEEN); at -= 1) {
    if (!isConnected(chunks[at + 1])) return -1
    const chunk = chunks[at]
    if (isContent(chunk)) return at
    if (!isFree(chunk) || hasAct(chunk, 'but') || chunk.value !== null) return -1
    if (!hasAct(chunk, 'filler', 'article', 'self')) return -1
  }
  return -1
}
