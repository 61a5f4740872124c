import { createFuzzyIndex, type FuzzyIndex } from '../text/fuzzy.ts'
import { type Token, toTokens } from '../text/tokens.ts'
import type { WishLanguage } from '../wish.ts'
import { listForms, listSpellings } from './word-forms.ts'

/** Meaning to phrases, which commas part: `{ 'category:house': 'house, bungalow' }`. */
export type WordTable = Readonly<Record<string, string>>

/** One meaning of a phrase; see `docs/wishes.md`. */
export type Act = { kind: string; value: string }

type Node<Entry> = { next: Map<string, Node<Entry>>; entry: Entry | null }

/** Phrases by their words, with the index that forgives typing errors in single words. */
export type PhraseBook<Entry> = {
  language: WishLanguage
  root: Node<Entry>
  words: ReadonlySet<string>
  fuzzy: FuzzyIndex
}

export type PhraseMatch<Entry> = { entry: Entry; to: number; slips: number }

/** Candidates for a typed word, best first. */
export type WordReading = { words: readonly string[]; slips: number }

const MAX_PHRASE_WORDS = 7

export function createPhraseBook<Entry>(
  language: WishLanguage,
  phrases: Iterable<readonly [phrase: string, entry: Entry]>,
  options: { fuzzyWords?: ReadonlySet<string>; merge?: (one: Entry, other: Entry) => Entry } = {},
): PhraseBook<Entry> {
  const root: Node<Entry> = { next: new Map(), entry: null }
  const words = new Set<string>()
  for (const [phrase, entry] of phrases) {
    let node = root
    for (const { word } of toTokens(phrase)) {
      words.add(word)
      const next = node.next.get(word) ?? { next: new Map(), entry: null }
      node.next.set(word, next)
      node = next
    }
    if (node === root) continue
    node.entry =
      node.entry && options.merge ? options.merge(node.entry, entry) : (node.entry ?? entry)
  }
  return { language, root, words, fuzzy: createFuzzyIndex(options.fuzzyWords ?? words) }
}

/** Of a language's tables; a phrase in several rows has all their meanings, in order. */
export function createLexicon(
  language: WishLanguage,
  tables: readonly WordTable[],
): PhraseBook<readonly Act[]> {
  const phrases: [string, readonly Act[]][] = []
  const content = new Set<string>()
  for (const [meaning, list] of tables.flatMap((table) => Object.entries(table))) {
    const acts = meaning.split('+').map(toAct)
    for (const phrase of list.split(/\s*,\s*/)) {
      phrases.push([phrase, acts])
      if (acts.some(({ kind }) => !FUNCTION_WORDS.has(kind))) {
        for (const { word } of toTokens(phrase)) content.add(word)
      }
    }
  }
  for (const [phrase, acts] of phrases) {
    if (!acts.some(({ kind }) => FUNCTION_WORDS.has(kind))) continue
    for (const { word } of toTokens(phrase)) if (word.length < 7) content.delete(word)
  }
  const merge = (one: readonly Act[], other: readonly Act[]) => [...one, ...other]
  return createPhraseBook(language, phrases, { fuzzyWords: content, merge })
}

/** Short ones resemble too many words. */
const FUNCTION_WORDS = new Set([
  'filler',
  'self',
  'and',
  'or',
  'but',
  'in',
  'from',
  'negation',
  'people',
])

function toAct(code: string): Act {
  const [kind = '', ...value] = code.split(':')
  return { kind, value: value.join(':') }
}

/** Words of the book that the typed one may be; `isForgiving` also after typing errors. */
export function readWord(
  book: PhraseBook<unknown>,
  word: string,
  isForgiving: boolean,
): WordReading | null {
  const known = listForms(word, book.language).filter((it) => book.words.has(it))
  if (known.length > 0) return { words: known, slips: 0 }
  if (!isForgiving) return null
  for (const form of listSpellings(word, book.language)) {
    const found = book.fuzzy.find(form)
    if (found) return { words: [found.word], slips: found.slips }
  }
  return null
}

/** The longest phrase that begins at `from`. */
export function matchPhrase<Entry>(
  book: PhraseBook<Entry>,
  tokens: readonly Token[],
  readings: readonly (WordReading | null)[],
  from: number,
): PhraseMatch<Entry> | null {
  let best: PhraseMatch<Entry> | null = null
  let nodes = [{ node: book.root, slips: 0 }]
  for (let at = from; at < Math.min(tokens.length, from + MAX_PHRASE_WORDS); at += 1) {
    const gap = tokens[at]?.gap
    if (at > from && (gap === 'comma' || gap === 'stop' || gap === 'dash')) break
    const reading = readings[at]
    if (!reading) break
    const next: typeof nodes = []
    for (const { node, slips } of nodes) {
      for (const word of reading.words) {
        const child = node.next.get(word)
        if (child) next.push({ node: child, slips: slips + reading.slips })
      }
    }
    if (next.length === 0) break
    nodes = next
    const end = next.find(({ node }) => node.entry !== null)
    if (end?.node.entry) best = { entry: end.node.entry, to: at + 1, slips: end.slips }
  }
  return best
}
