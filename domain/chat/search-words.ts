const MAX_WORDS = 10

/** Words to search messages for, in lower case. */
export function searchWords(query: string): string[] {
  const words =
    query
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.slice(0, MAX_WORDS)
}

const BEFORE = 40
const MAX_EXCERPT = 160

/** A text around the first of these words; whole if it is short. */
export function excerptAround(text: string, words: readonly string[]): string {
  const found = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0)
  const first = found.length > 0 ? Math.min(...found) : 0
  const space = first > BEFORE ? text.lastIndexOf(' ', first - BEFORE / 2) : -1
  const start = first > BEFORE ? (space > first - BEFORE * 2 ? space + 1 : first - BEFORE) : 0
  const part = text.slice(start, start + MAX_EXCERPT).toWellFormed()
  return `${start > 0 ? '…' : ''}${part.trim()}${start + MAX_EXCERPT < text.length ? '…' : ''}`
}
