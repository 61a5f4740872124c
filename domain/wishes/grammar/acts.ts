import type { Chunk, Role, WishText } from '../chunks.ts'

/** Value of a chunk's first meaning of this kind; null if it has none. */
export function findAct(chunk: Chunk | undefined, kind: string): string | null {
  return chunk?.acts.find((act) => act.kind === kind)?.value ?? null
}

export function hasAct(chunk: Chunk | undefined, ...kinds: string[]): boolean {
  return chunk?.acts.some((act) => kinds.includes(act.kind)) ?? false
}

export function isFree(chunk: Chunk | undefined): chunk is Chunk {
  return chunk !== undefined && chunk.role === null
}

export function mark(chunk: Chunk | undefined, role: Role = 'condition'): void {
  if (chunk) chunk.role = role
}

/** Whether nothing parts the chunk from the one before it. */
export function isConnected(chunk: Chunk | undefined): boolean {
  return (
    chunk !== undefined && chunk.gap !== 'comma' && chunk.gap !== 'stop' && chunk.gap !== 'dash'
  )
}

/** Arabic writes "and" as the first letter of the next word. */
export function isJoinedByLetter(
  { tokens, language }: WishText,
  chunk: Chunk | undefined,
): boolean {
  if (language !== 'ar' || !chunk) return false
  const word = tokens[chunk.from]?.word ?? ''
  return (
    word.length > 2 &&
    word.startsWith('و') &&
    !/^(?:واحد|وسط|وحد|وجار|واجه|واي|ولاي|واشنط)/.test(word)
  )
}

export function isAnd(wish: WishText, at: number): boolean {
  const chunk = wish.chunks[at]
  if (hasAct(chunk, 'and')) return true
  return isJoinedByLetter(wish, chunk)
}

/** Text as typed, of the chunks from `from` up to and with `to`. */
export function typedText({ text, tokens, chunks }: WishText, from: number, to = from): string {
  const first = tokens[chunks[from]?.from ?? 0]
  const last = tokens[(chunks[to]?.to ?? 1) - 1]
  return first && last ? text.slice(first.start, last.end) : ''
}
