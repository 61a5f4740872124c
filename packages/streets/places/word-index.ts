import { allNames, type PlaceBook } from './place-book.ts'
import { listVariants, slipsAllowed, slipsBetween, toTokens, toTrigrams } from './words.ts'

/** Things by the words of their names. */
export type WordIndex = {
  /** Sorted. */
  words: string[]
  /** `things` of a word from `first[word]`. */
  first: Uint32Array
  things: Uint32Array
  /** Words of each label, made when first asked for. */
  labelWords: Map<number, string[]>
  trigrams: Map<string, number[]> | null
}

export function indexWords(book: PlaceBook): WordIndex {
  const things = new Map<string, number[]>()
  for (let thing = 0; thing < book.thingKind.length; thing++) {
    const label = book.thingLabel[thing] ?? 0
    for (const word of wordsOfLabel(book, label)) {
      const list = things.get(word)
      if (!list) things.set(word, [thing])
      else if (list.at(-1) !== thing) list.push(thing)
    }
  }
  const words = [...things.keys()].sort()
  const first = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) {
    first[at + 1] = (first[at] ?? 0) + (things.get(word)?.length ?? 0)
  }
  const all = new Uint32Array(first.at(-1) ?? 0)
  for (const [at, word] of words.entries()) all.set(things.get(word) ?? [], first[at])
  return { words, first, things: all, labelWords: new Map(), trigrams: null }
}

export type Reading = 'beginnings' | 'forgiving'

/** Score by thing for a typed word: 1 for the word itself, less for its beginning. */
export function matchWord(index: WordIndex, typed: string, reading: Reading): Map<number, number> {
  const found = new Map<number, number>()
  const add = (word: number, quality: number) => {
    const end = index.first[word + 1] ?? 0
    for (let at = index.first[word] ?? 0; at < end; at++) {
      const thing = index.things[at] ?? 0
      if (quality > (found.get(thing) ?? 0)) found.set(thing, quality)
    }
  }
  for (let at = lowerBound(index.words, typed); at < index.words.length; at++) {
    const word = index.words[at] ?? ''
    if (!word.startsWith(typed)) break
    add(at, word === typed ? 1 : 0.6 + (0.3 * typed.length) / word.length)
  }
  if (reading === 'forgiving') {
    for (const [word, slips] of similarWords(index, typed)) add(word, 0.5 - 0.12 * slips)
  }
  return found
}

/** Whether a word of the label begins with what was typed. */
export function labelFits(
  { book, index }: { book: PlaceBook; index: WordIndex },
  label: number,
  typed: string,
): boolean {
  const known = index.labelWords.get(label)
  const words = known ?? wordsOfLabel(book, label)
  if (!known) index.labelWords.set(label, words)
  return words.some((word) => word.startsWith(typed))
}

function wordsOfLabel(book: PlaceBook, label: number): string[] {
  if (label === 0) return []
  return [...new Set(allNames(book, label).flatMap(toTokens).flatMap(listVariants))]
}

/** Words that share some trigrams, then few typing errors away. */
function similarWords(index: WordIndex, typed: string): [word: number, slips: number][] {
  const allowed = slipsAllowed(typed)
  if (allowed === 0) return []
  index.trigrams ??= indexTrigrams(index.words)
  const shared = new Map<number, number>()
  // The last trigram holds the end of the word, which may not be typed yet.
  const trigrams = toTrigrams(typed).slice(0, -1)
  for (const trigram of trigrams) {
    for (const word of index.trigrams.get(trigram) ?? []) {
      shared.set(word, (shared.get(word) ?? 0) + 1)
    }
  }
  // Two swapped letters change four trigrams.
  const least = Math.max(1, trigrams.length - 4 * allowed)
  return [...shared].flatMap(([word, count]): [number, number][] => {
    if (count < least) return []
    const slips = slipsBetween(index.words[word] ?? '', typed, allowed)
    return slips <= allowed ? [[word, slips]] : []
  })
}

function indexTrigrams(words: readonly string[]): Map<string, number[]> {
  const trigrams = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    for (const trigram of new Set(toTrigrams(word))) {
      const list = trigrams.get(trigram)
      if (list) list.push(at)
      else trigrams.set(trigram, [at])
    }
  }
  return trigrams
}

function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
