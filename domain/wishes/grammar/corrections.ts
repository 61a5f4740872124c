import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isFree, mark } from './acts.ts'

const REACH = 4

/** "a house, sorry, an apartment": what somebody takes back while speaking. */
export function readCorrections({ chunks, language }: WishText): void {
  for (const [at, chunk] of chunks.entries()) {
    const isNo = language === 'en' && chunk.word === 'no' && chunk.to === chunk.from + 1
    if (!isFree(chunk) || !(hasAct(chunk, 'correction') || isNo)) continue
    const next = findNear(chunks, at, 1)
    const before = findNear(chunks, at, -1)
    if (!next || !before || toKind(next) !== toKind(before)) continue
    if (isNo && (chunk.gap !== 'space' || chunks[at - 1] !== before)) continue
    mark(before, 'filler')
    mark(chunk, 'filler')
  }
}

function findNear(chunks: readonly Chunk[], from: number, step: number): Chunk | null {
  for (let at = from + step; Math.abs(at - from) <= REACH; at += step) {
    const chunk = chunks[at]
    if (!isFree(chunk)) return null
    if (toKind(chunk)) return chunk
    if (chunk.value !== null || hasAct(chunk, 'or', 'and', 'negation')) return null
  }
  return null
}

function toKind(chunk: Chunk): string | null {
  if (chunk.place) return 'place'
  return findAct(chunk, 'category') !== null ? 'category' : null
}
