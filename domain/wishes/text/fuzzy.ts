/** Words with their possible misspellings; a look-up takes time by the word's length only. */
export type FuzzyIndex = {
  /** The most similar known word, or null if none is near enough or two are. */
  find: (word: string) => { word: string; slips: number } | null
}

const MIN_LENGTH = 5
const MIN_LENGTH_TWO_SLIPS = 9
const MAX_LENGTH = 24

/** Slips that are forgiven: letters left out, added, replaced or swapped with their neighbor. */
function allowedSlips(length: number): number {
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 0
  return length < MIN_LENGTH_TWO_SLIPS ? 1 : 2
}

export function createFuzzyIndex(words: Iterable<string>): FuzzyIndex {
  const byDeletion = new Map<string, string[]>()
  for (const word of words) {
    if (!/^\p{L}+$/u.test(word)) continue
    for (const form of deletions(word, allowedSlips(word.length))) {
      const known = byDeletion.get(form)
      if (known) known.push(word)
      else byDeletion.set(form, [word])
    }
  }
  return {
    find(word) {
      const slips = allowedSlips(word.length)
      if (word.length === MIN_LENGTH - 1) return findLonger(byDeletion, word)
      if (slips === 0) return null
      let best: { word: string; slips: number } | null = null
      const seen = new Set<string>()
      for (const form of deletions(word, slips)) {
        for (const known of byDeletion.get(form) ?? []) {
          if (seen.has(known)) continue
          seen.add(known)
          const distance = countSlips(word, known)
          if (distance > Math.min(slips, Math.max(1, allowedSlips(known.length)))) continue
          if (!best || closer(known, distance, best, word)) best = { word: known, slips: distance }
        }
      }
      return best
    },
  }
}

/** A word of four letters may lack one inside: "vila". */
function findLonger(
  byDeletion: ReadonlyMap<string, string[]>,
  word: string,
): { word: string; slips: number } | null {
  const known = (byDeletion.get(word) ?? []).find(
    (it) => it.length === MIN_LENGTH && it[0] === word[0] && it.at(-1) === word.at(-1),
  )
  return known ? { word: known, slips: 1 } : null
}

function closer(
  known: string,
  distance: number,
  best: { word: string; slips: number },
  word: string,
): boolean {
  if (distance !== best.slips) return distance < best.slips
  return known[0] === word[0] && best.word[0] !== word[0]
}

function deletions(word: string, slips: number): Set<string> {
  const forms = new Set([word])
  let last = [word]
  for (let round = 0; round < slips; round += 1) {
    const next: string[] = []
    for (const form of last) {
      for (let at = 0; at < form.length; at += 1) {
        const shorter = form.slice(0, at) + form.slice(at + 1)
        if (forms.has(shorter)) continue
        forms.add(shorter)
        next.push(shorter)
      }
    }
    last = next
  }
  return forms
}

/** Optimal string alignment: Damerau-Levenshtein without edits inside a swapped pair. */
function countSlips(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line.push(least)
    }
    before = above
    above = line
  }
  return above[other.length] ?? 0
}
