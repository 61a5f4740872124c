import { type Chunk, type Role, toChunks, type WishText } from './chunks.ts'
import type { Gazetteer } from './gazetteer.ts'
import { findAct, hasAct, isConnected, mark } from './grammar/acts.ts'
import { readConditions, tidyFilters } from './grammar/conditions.ts'
import { readCorrections } from './grammar/corrections.ts'
import { readDates } from './grammar/dates.ts'
import { readDetails } from './grammar/details.ts'
import { createFilterBuilder } from './grammar/filter-builder.ts'
import { joinNumbers } from './grammar/join-numbers.ts'
import { readNearness } from './grammar/nearness.ts'
import { readNegations } from './grammar/negation.ts'
import { readPlaces, readPostalCodes, readStreets } from './grammar/places.ts'
import { readQuantities } from './grammar/quantities.ts'
import { readRefusals } from './grammar/refusals.ts'
import { getLexicon } from './lexicon/tables.ts'
import { MAX_WISH_LENGTH, type Wish, type WishLanguage } from './wish.ts'

/** A word with what became of it. */
export type ReadWord = { start: number; end: number; role: Role }

export type ReadWish = Wish & { words: ReadWord[] }

/**
 * Reads a wish in a person's own words as filters; what no filter stands for is listed. Takes time
 * in proportion to the length. Only the first `MAX_WISH_LENGTH` characters are read.
 */
export function readWish(text: string, language: WishLanguage, gazetteer: Gazetteer): ReadWish {
  const wish = toChunks(text.slice(0, MAX_WISH_LENGTH), language, getLexicon(language), gazetteer)
  joinNumbers(wish)
  const builder = createFilterBuilder()
  readCorrections(wish)
  readStreets(wish, builder)
  readRefusals(wish)
  readNegations(wish)
  readDetails(wish, builder)
  readDates(wish, builder)
  readPostalCodes(wish, builder)
  readQuantities(wish, builder)
  readNearness(wish, builder)
  readPlaces(wish, builder)
  readConditions(wish, builder)
  tidyFilters(builder)
  for (const chunk of wish.chunks) if (chunk.role === null) mark(chunk, toLastRole(chunk))
  const words = wish.chunks.flatMap(({ from, to, role }) =>
    wish.tokens.slice(from, to).map(({ start, end }) => ({ start, end, role: role ?? 'unknown' })),
  )
  return {
    filters: builder.filters,
    sort: builder.sort,
    unknown: listPhrases(wish, 'unknown'),
    refused: listPhrases(wish, 'refused'),
    words,
  }
}

/** Meanings without a filter of their own. */
const FILLERS = [
  'filler',
  'self',
  'correction',
  'in',
  'and',
  'or',
  'but',
  'article',
  'near',
  'nearby',
  'only',
  'travel',
  'placeWord',
  'availability',
  'listing',
  'price',
  'currency',
  'comparison',
  'range',
  'when',
  'notNeededAfter',
  'negation',
  'negationAfter',
  'away',
  'sort',
  'mention',
  'postalCode',
  'lately',
]

function toLastRole(chunk: Chunk): Role {
  if (chunk.value !== null) return 'unknown'
  if (hasAct(chunk, 'protected?', 'people') && !hasAct(chunk, 'filler', 'self', 'placeWord'))
    return 'unknown'
  return hasAct(chunk, ...FILLERS) && findAct(chunk, 'unknown') === null ? 'filler' : 'unknown'
}

const MAX_PHRASE = 6

/** Neighbors of one role as one phrase, without repeats. */
function listPhrases({ text, tokens, chunks }: WishText, role: Role): string[] {
  const phrases = new Set<string>()
  for (let at = 0; at < chunks.length; at += 1) {
    if (chunks[at]?.role !== role) continue
    let last = at
    while (
      chunks[last + 1]?.role === role &&
      isConnected(chunks[last + 1]) &&
      last - at < MAX_PHRASE
    )
      last += 1
    const isRejected =
      role === 'unknown' && hasAct(chunks[at - 1], 'negation') && isConnected(chunks[at])
    const first = isRejected ? at - 1 : at
    const start = tokens[chunks[first]?.from ?? 0]?.start ?? 0
    const end = tokens[(chunks[last]?.to ?? 1) - 1]?.end ?? 0
    phrases.add(text.slice(start, end))
    at = last
  }
  return [...phrases]
}
