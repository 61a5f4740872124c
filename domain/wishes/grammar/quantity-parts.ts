import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isAnd, isConnected, isFree } from './acts.ts'

/** Units and nouns behind a number. */
export type Tail = {
  /** First chunk behind it. */
  to: number
  isMoney: boolean
  period: string | null
  unit: string | null
  noun: string | null
  span: string | null
  isM: boolean
  comparisons: string[]
  used: number[]
}

const MAX_ADJECTIVES = 2

export function readTail(wish: WishText, from: number, value: number): Tail {
  const { chunks } = wish
  const tail: Tail = {
    to: from,
    isMoney: false,
    period: null,
    unit: null,
    noun: null,
    span: null,
    isM: false,
    comparisons: [],
    used: [],
  }
  let at = from
  const take = () => {
    tail.used.push(at)
    at += 1
    tail.to = at
  }
  while (at < chunks.length) {
    const chunk = chunks[at]
    if (!isFree(chunk) || !isConnected(chunk) || chunk.value !== null) break
    const isSlashed = chunk.gap === 'slash' && hasAct(chunk, 'span')
    if (chunk.word === '+' || (chunk.word === 'plus' && hasAct(chunks[at + 1], 'noun', 'unit'))) {
      tail.comparisons.push('min')
      take()
    } else if (isSlashed && !tail.noun) {
      tail.period = findAct(chunk, 'span')
      take()
    } else if (hasAct(chunk, 'currency')) {
      tail.isMoney = true
      take()
    } else if (hasAct(chunk, 'period') && !tail.unit && !tail.noun) {
      tail.period = findAct(chunk, 'period')
      take()
    } else if (hasAct(chunk, 'letter') && !tail.isM && !tail.unit && at === from) {
      tail.isM = true
      take()
    } else if (isUnit(chunk, value, tail)) {
      tail.unit = findAct(chunk, 'unit')
      take()
    } else if (hasAct(chunk, 'noun') && !tail.unit && !tail.isMoney && !tail.noun && !tail.period) {
      tail.noun = findAct(chunk, 'noun')
      take()
      if (isRepeatedNoun(chunks[at], tail.noun)) take()
      break
    } else if (hasAct(chunk, 'span') && !tail.unit && !tail.noun && !tail.isMoney && at === from) {
      tail.span = findAct(chunk, 'span')
      take()
      break
    } else {
      const noun = tail.unit || tail.isMoney || tail.period ? -1 : findNounBehind(chunks, at, value)
      if (noun < 0) break
      at = noun
    }
  }
  return tail
}

/** Also "غرف" before "نوم". */
function isRepeatedNoun(chunk: Chunk | undefined, noun: string | null): boolean {
  return (
    isFree(chunk) && chunk.gap === 'space' && findAct(chunk, 'noun') === noun && noun !== 'floor'
  )
}

function isUnit(chunk: Chunk, value: number, tail: Tail): boolean {
  if (!hasAct(chunk, 'unit') || tail.unit || tail.noun || tail.period) return false
  if (!hasAct(chunk, 'comparison')) return !tail.isMoney
  return value <= 120 && !tail.isMoney
}

/** "3 large bedrooms": the noun behind adjectives and fillers. */
function findNounBehind(chunks: readonly Chunk[], from: number, value: number): number {
  if (value > 20) return -1
  for (let at = from; at <= from + MAX_ADJECTIVES; at += 1) {
    const chunk = chunks[at]
    if (!isFree(chunk) || !isConnected(chunk)) return -1
    if (at > from && hasAct(chunk, 'noun') && findAct(chunk, 'noun') !== 'floor') return at
    const isSkippable =
      chunk.acts.length === 0 || hasAct(chunk, 'unknown') || hasAct(chunk, 'filler')
    if (!isSkippable || chunk.value !== null || hasAct(chunk, 'in', 'comparison', 'negation', 'or'))
      return -1
  }
  return -1
}

/** Comparisons and cues before a number, back to the beginning of its part of the sentence. */
export type Head = {
  comparisons: string[]
  isMoney: boolean
  period: string | null
  isYear: boolean
  when: string | null
  noun: { at: number; value: string } | null
  isPlot: boolean
  isNegated: boolean
  used: number[]
}

const MAX_HEAD = 6

export function readHead(wish: WishText, before: number): Head {
  const { chunks } = wish
  const head: Head = {
    comparisons: [],
    isMoney: false,
    period: null,
    isYear: false,
    when: null,
    noun: null,
    isPlot: false,
    isNegated: false,
    used: [],
  }
  for (let at = before - 1; at >= Math.max(0, before - MAX_HEAD); at -= 1) {
    const chunk = chunks[at]
    if (!isFree(chunk) || !isConnected(chunks[at + 1]) || chunk.value !== null) break
    if (hasAct(chunk, 'negation', 'cannot') && head.comparisons.length > 0) {
      head.isNegated = true
      head.used.push(at)
      break
    }
    if (hasAct(chunk, 'when')) head.when ??= findAct(chunk, 'when')
    const comparison = findAct(chunk, 'comparison')
    const isLastUnit = hasAct(chunk, 'unit') && at > 0 && chunks[at - 1]?.value !== null
    if (comparison && !isLastUnit) head.comparisons.push(comparison)
    else if (hasAct(chunk, 'year')) head.isYear = true
    else if (hasAct(chunk, 'currency')) head.isMoney = true
    else if (hasAct(chunk, 'period')) head.period = findAct(chunk, 'period')
    else if (hasAct(chunk, 'price')) head.isMoney = true
    else if (hasAct(chunk, 'noun') && !head.noun) {
      head.noun = { at, value: findAct(chunk, 'noun') ?? '' }
      continue
    } else if (hasAct(chunk, 'ground')) head.isPlot = true
    else if (!hasAct(chunk, 'filler', 'article', 'when', 'availability', 'near', 'in')) break
    head.used.push(at)
    if (hasAct(chunk, 'offer') && !hasAct(chunk, 'price')) break
  }
  return head
}

/** A comparison behind a number, "or more", unless it belongs to the next number. */
export function readComparisonBehind(
  wish: WishText,
  at: number,
): { comparison: string; to: number } | null {
  const { chunks, tokens } = wish
  const chunk = chunks[at]
  const comparison = findAct(chunk, 'comparison')
  if (!isFree(chunk) || comparison === null || comparison === 'between' || comparison === 'from')
    return null
  if (chunk.gap === 'stop') return null
  const word = tokens[chunk.from]?.word ?? ''
  const isBehind = ALWAYS_BEHIND.has(word) || /^[وف]/.test(word)
  if (isBehind) return { comparison, to: at + 1 }
  if (chunk.gap === 'comma') return null
  if (comparison === 'gt' || comparison === 'lt') return null
  let next = at + 1
  while (hasAct(chunks[next], 'currency', 'filler', 'article') && isConnected(chunks[next]))
    next += 1
  const number = chunks[next]
  const isBefore =
    isFree(number) &&
    isConnected(number) &&
    (number.value !== null || hasAct(number, 'dual', 'single')) &&
    !isAnd(wish, next) &&
    !isAnd(wish, at + 1)
  return isBefore ? null : { comparison, to: at + 1 }
}

const ALWAYS_BEHIND = new Set([
  'or',
  'and',
  '+',
  'plus',
  'oder',
  'und',
  'o',
  'y',
  'او',
  'tops',
  'en',
])
