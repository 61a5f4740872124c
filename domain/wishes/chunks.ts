import type { Gazetteer, KnownPlace } from './gazetteer.ts'
import { parseGermanNumber } from './lexicon/german-numbers.ts'
import { type Act, matchPhrase, type PhraseBook, readWord } from './lexicon/lexicon.ts'
import { splitCompounds } from './text/compounds.ts'
import { parseDigits } from './text/digits.ts'
import { type Gap, type Token, toTokens } from './text/tokens.ts'
import type { WishLanguage } from './wish.ts'

export type Role = 'condition' | 'unknown' | 'refused' | 'filler'

/** Tokens that mean one thing together. */
export type Chunk = {
  /** Tokens from `from` up to, without, `to`. */
  from: number
  to: number
  word: string
  gap: Gap
  acts: readonly Act[]
  value: number | null
  /** Thousand or million that the number was typed with. */
  scale: number
  /** From digits, with nothing but digits. */
  isPlainNumber: boolean
  place: KnownPlace | null
  isNegated: boolean
  /** Null until something understood it. */
  role: Role | null
}

export type WishText = {
  text: string
  language: WishLanguage
  tokens: readonly Token[]
  chunks: Chunk[]
}

/** Splits a text into what its words mean, without their relations. */
export function toChunks(
  text: string,
  language: WishLanguage,
  lexicon: PhraseBook<readonly Act[]>,
  gazetteer: Gazetteer,
): WishText {
  const plain = toTokens(text)
  const tokens =
    language === 'de'
      ? splitCompounds(plain, text, lexicon, (word) => gazetteer.knows(word))
      : plain
  const isShouted = text.length > 12 && text === text.toUpperCase()
  const readKnown = remember((word: string) => readWord(lexicon, word, false))
  const readMeant = remember((word: string) => readWord(lexicon, word, true))
  const readName = remember((word: string) => gazetteer.read(word, readKnown(word) === null))
  const known = tokens.map(({ word }) => readKnown(word))
  const words = tokens.map(
    ({ word, isNumber }, at) =>
      known[at] ??
      (isNumber || gazetteer.knows(word) || isGermanNumber(word, language)
        ? null
        : readMeant(word)),
  )
  const names = tokens.map(({ word }) => readName(word))
  const chunks: Chunk[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    const phrase = matchPhrase(lexicon, tokens, words, at)
    const last = chunks.at(-1)
    const isExpected = isBeforePlace(chunks, token.gap)
    const named =
      gazetteer.find(tokens, names, at) ??
      (phrase ? null : gazetteer.findBySound(tokens, at, { isExpected, mayBeTown: !last?.place }))
    const isPlace =
      named !== null &&
      isPlaceHere(named, phrase, {
        token,
        next: tokens[named.to],
        isExpected,
        isBehindTown: last?.place?.hasListings === false && isBound(token.gap),
        isNoEvidence: language === 'de' || isShouted || token.gap === 'stop',
        isAllCapitals: /^\p{Lu}{2,}$/u.test(text.slice(token.start, token.end)),
      })
    const to = isPlace ? named.to : (phrase?.to ?? at + 1)
    chunks.push({
      from: at,
      to,
      word: token.word,
      gap: token.gap,
      acts: isPlace ? [] : (phrase?.entry ?? []),
      value: isPlace ? null : parseValue(token, language, phrase !== null),
      scale: 1,
      isPlainNumber: token.isNumber,
      place: isPlace ? named.place : null,
      isNegated: false,
      role: null,
    })
    at = to
  }
  return { text, language, tokens, chunks }
}

/** Texts repeat their words. */
function remember<Value>(read: (word: string) => Value): (word: string) => Value {
  const values = new Map<string, Value>()
  return (word) => {
    const known = values.get(word)
    if (known !== undefined) return known
    const value = read(word)
    values.set(word, value)
    return value
  }
}

function parseValue(token: Token, language: WishLanguage, isKnown: boolean): number | null {
  if (token.isNumber) return isKnown ? null : parseDigits(token.word)
  if (language !== 'de' || isKnown) return null
  return parseGermanNumber(token.word)
}

function isGermanNumber(word: string, language: WishLanguage): boolean {
  return language === 'de' && parseGermanNumber(word) !== null
}

function isBeforePlace(chunks: readonly Chunk[], gap: Gap): boolean {
  const chunk = chunks.at(-1)
  if (!chunk || gap === 'stop' || gap === 'comma') return false
  if (chunk.place) return true
  const isList = chunk.acts.some(({ kind }) => kind === 'or' || kind === 'and')
  if (isList) return Boolean(chunks.at(-2)?.place)
  return chunk.acts.some(({ kind }) => ['in', 'near', 'placeWord', 'away'].includes(kind))
}

/** Words that may as well be the name of a town. */
const VAGUE = new Set(['filler', 'unknown', 'in'])

function isBound(gap: Gap): boolean {
  return gap === 'space' || gap === 'hyphen'
}

type Surroundings = {
  token: Token
  next: Token | undefined
  isExpected: boolean
  /** Then it is a part of that town: "Dubai Marina". */
  isBehindTown: boolean
  /** Capital letters say nothing here. */
  isNoEvidence: boolean
  isAllCapitals: boolean
}

function isPlaceHere(
  named: { place: KnownPlace; to: number; slips: number },
  phrase: { to: number; slips: number; entry: readonly Act[] } | null,
  { token, next, isExpected, isBehindTown, isNoEvidence, isAllCapitals }: Surroundings,
): boolean {
  const isCapital = token.isCapital && !isNoEvidence && !isAllCapitals
  const isAlone =
    (token.gap === 'comma' || token.gap === 'stop') &&
    (!next || next.gap === 'comma' || next.gap === 'stop')
  if (phrase) {
    if (phrase.to > named.to) return false
    if (named.slips > phrase.slips) return false
    if (phrase.to === named.to) {
      if (phrase.slips > named.slips) return named.place.hasListings || isExpected || isCapital
      if (!named.place.hasListings && phrase.entry.some(({ kind }) => !VAGUE.has(kind)))
        return false
      return (isExpected || isCapital) && (named.place.hasListings || isCapital)
    }
    return named.place.hasListings || isExpected || isCapital
  }
  if (named.place.hasListings) return true
  if (isBehindTown) return false
  const words = named.place.name.split(' ').length
  return isExpected || isCapital || isAlone || (words > 1 && named.slips === 0)
}
