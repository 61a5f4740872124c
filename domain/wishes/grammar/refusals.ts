import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isConnected, isFree, mark } from './acts.ts'

/** How far words of people or style may be from the word that they explain. */
const REACH = 3

/** Choices by who lives there become no filter; what people tell about themselves is left alone. */
export function readRefusals(wish: WishText): void {
  const { chunks } = wish
  for (const [at, chunk] of chunks.entries()) {
    if (!isFree(chunk)) continue
    if (isAgeLimit(chunks, at)) {
      mark(chunk, 'refused')
      mark(chunks[at + 1], 'refused')
      continue
    }
    const isStrong = hasAct(chunk, 'protected')
    if (!isStrong && !hasAct(chunk, 'protected?')) continue
    if (isStyle(wish, at)) {
      mark(chunk, 'unknown')
      continue
    }
    if (isAboutSelf(chunks, at)) {
      mark(chunk, 'filler')
      continue
    }
    if (isStrong || isChoice(chunks, at)) {
      mark(chunk, 'refused')
      refuseNeighborWords(wish, at)
    }
  }
}

/** "Spanish style villa", "white kitchen". */
function isStyle({ chunks, language }: WishText, at: number): boolean {
  const isStrong = hasAct(chunks[at], 'protected')
  for (let next = at + 1; next <= at + REACH - 1; next += 1) {
    const chunk = chunks[next]
    if (!isFree(chunk) || !isConnected(chunk)) break
    if (hasAct(chunk, 'poi')) return true
    if (hasAct(chunk, 'stylish') && !(isStrong && hasAct(chunk, 'category'))) return true
    if (hasAct(chunk, 'people')) return false
    if (chunk.acts.length > 0 && !hasAct(chunk, 'article', 'protected?', 'filler', 'and')) break
  }
  const before = chunks[at - 1]
  const isBehindNoun = language === 'es' || language === 'ar'
  if (!isConnected(chunks[at]) || !isBehindNoun) return false
  if (hasAct(before, 'stylish') && !hasAct(before, 'people')) return true
  return hasAct(chunks[at - 2], 'stylish') && hasAct(before, 'filler', 'in') && isConnected(before)
}

/** From a word about oneself up to the end of the sentence's part, or before "is looking for". */
function isAboutSelf(chunks: readonly Chunk[], at: number): boolean {
  if (isSeeker(chunks, at)) return true
  for (let before = at; before >= Math.max(0, at - 5); before -= 1) {
    const chunk = chunks[before]
    if (!chunk) return false
    if (before < at && hasAct(chunk, 'self')) return true
    if (before < at && hasAct(chunk, 'negation', 'only', 'in', 'people', 'category', 'near')) {
      if (!hasAct(chunk, 'filler')) return false
    }
    if (chunk.gap === 'stop' || chunk.gap === 'comma') return false
  }
  return false
}

/** "Lesbian couple seeks a flat". */
function isSeeker(chunks: readonly Chunk[], at: number): boolean {
  if (hasAct(chunks[at - 1], 'negation', 'only', 'in', 'near')) return false
  for (let after = at + 1; after <= at + REACH && isConnected(chunks[after]); after += 1) {
    if (hasAct(chunks[after], 'seeks')) return true
    if (hasAct(chunks[after], 'category', 'negation', 'only', 'placeWord') || chunks[after]?.place)
      return false
  }
  return false
}

/** Age, family, sex and colors are refused where people are meant. */
function isChoice(chunks: readonly Chunk[], at: number): boolean {
  for (let before = at - 1; before >= at - REACH; before -= 1) {
    const chunk = chunks[before]
    if (!chunk || !isConnected(chunks[before + 1])) break
    if (hasAct(chunk, 'only', 'negation', 'negationAfter') || hasAct(chunk, 'people')) return true
    if (chunk.role === 'refused') return true
    if (!hasAct(chunk, 'filler', 'article', 'in', 'and', 'or', 'protected?', 'comparison')) break
  }
  for (let after = at + 1; after <= at + REACH; after += 1) {
    const chunk = chunks[after]
    if (!chunk || !isConnected(chunk)) break
    if (hasAct(chunk, 'only', 'negationAfter', 'people')) return !isFamilyHome(chunk)
    if (!hasAct(chunk, 'filler', 'article', 'protected?', 'and', 'or')) break
  }
  return false
}

function isFamilyHome(chunk: Chunk): boolean {
  return findAct(chunk, 'category') !== null
}

/** "ni ancianos", "or Muslims": lists of people. */
function refuseNeighborWords(wish: WishText, at: number): void {
  const { chunks } = wish
  const next = chunks[at + 1]
  const after = chunks[at + 2]
  const isList = hasAct(next, 'and', 'or', 'negation') && isConnected(next)
  if (isList && isFree(after) && hasAct(after, 'protected?') && !isStyle(wish, at + 2)) {
    mark(after, 'refused')
  }
}

const AGES = { least: 50, most: 70 }

/** "55+ community". */
function isAgeLimit(chunks: readonly Chunk[], at: number): boolean {
  const { value } = chunks[at] ?? {}
  if (value === null || value === undefined || value < AGES.least || value > AGES.most) return false
  const isPlus = chunks[at + 1]?.word === '+' || chunks[at + 1]?.word === 'plus'
  return isPlus && (hasAct(chunks[at + 2], 'people', 'placeWord') || hasAct(chunks[at - 1], 'only'))
}
