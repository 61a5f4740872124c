import {
  createPhraseBook,
  matchPhrase,
  type PhraseBook,
  readWord,
  type WordReading,
} from './lexicon/lexicon.ts'
import { soundSkeleton } from './text/sound-skeleton.ts'
import type { Token } from './text/tokens.ts'
import type { WishPlaceKind } from './wish.ts'

export type KnownPlace = {
  kind: WishPlaceKind
  name: string
  /** In other languages, or for short. */
  also?: readonly string[]
  /** Towns without listings need more evidence than a word. */
  hasListings: boolean
}

export type PlaceMatch = { place: KnownPlace; to: number; slips: number }

/** Whether the words before ask for a place, and for one of its own. */
export type SoundEvidence = { isExpected: boolean; mayBeTown: boolean }

/** Places by their names; see `createGazetteer`. */
export type Gazetteer = {
  /** Words of names of places with listings. */
  knows: (word: string) => boolean
  read: (word: string, isForgiving: boolean) => WordReading | null
  find: (
    tokens: readonly Token[],
    readings: readonly (WordReading | null)[],
    from: number,
  ) => PlaceMatch | null
  /** By its sound, as other scripts spell it. */
  findBySound: (
    tokens: readonly Token[],
    from: number,
    evidence: SoundEvidence,
  ) => PlaceMatch | null
}

const MIN_SKELETON = 4
/** Small towns sound like too many words. */
const MAX_TOWNS_BY_SOUND = 2_000
const MAX_NAME_WORDS = 3
const ARABIC = /\p{Script=Arabic}/u
const JOINED = /^(?:وب|ول|و|ب|ل|ف)(?=.{3})/u

/** Of equal names the first place counts, so those that matter most come first. */
export function createGazetteer(places: readonly KnownPlace[]): Gazetteer {
  const listed = places.filter((it) => it.hasListings)
  const phrases = [...listed, ...places.filter((it) => !it.hasListings)].flatMap((place) =>
    listNames(place).map((name) => [name, place] as const),
  )
  const listedWords = createPhraseBook(
    'ar',
    listed.flatMap((place) => listNames(place).map((name) => [name, place] as const)),
  )
  const book: PhraseBook<KnownPlace> = createPhraseBook('ar', phrases, {
    fuzzyWords: listedWords.words,
  })
  const bySound = indexBySound(places)
  return {
    knows: (word) => listedWords.words.has(word),
    read: (word, isForgiving) => readWord(book, word, isForgiving),
    find(tokens, readings, from) {
      const found = matchPhrase(book, tokens, readings, from)
      return found && { place: found.entry, to: found.to, slips: found.slips }
    },
    findBySound(tokens, from, { isExpected, mayBeTown }) {
      for (let to = Math.min(tokens.length, from + MAX_NAME_WORDS); to > from; to -= 1) {
        const words = tokens.slice(from, to)
        if (!words.every(({ word, gap }, at) => ARABIC.test(word) && (at === 0 || gap === 'space')))
          continue
        const name = words.map(({ word }) => word).join(' ')
        for (const spelling of [name, name.replace(JOINED, '')]) {
          const skeleton = soundSkeleton(spelling)
          const place = bySound.get(skeleton)
          const isEnough = skeleton.length >= MIN_SKELETON && place?.hasListings
          const isIn =
            spelling !== name && /^[وفل]?ب/.test(name) && skeleton.length >= MIN_SKELETON - 1
          const isTown = isExpected && mayBeTown && skeleton.length >= MIN_SKELETON - 1
          if (
            place &&
            ((isExpected && place.hasListings) || isTown || isEnough || (isIn && place.hasListings))
          ) {
            return { place, to, slips: 1 }
          }
        }
      }
      return null
    },
  }
}

function indexBySound(places: readonly KnownPlace[]): Map<string, KnownPlace> {
  const bySound = new Map<string, KnownPlace>()
  const listed = places.filter((it) => it.hasListings)
  const towns = places.filter((it) => !it.hasListings).slice(0, MAX_TOWNS_BY_SOUND)
  for (const place of [...listed, ...towns]) {
    if (place.kind === 'postal_code' || place.kind === 'street') continue
    const skeleton = soundSkeleton(place.name)
    if (skeleton.length > 1 && !bySound.has(skeleton)) bySound.set(skeleton, place)
  }
  return bySound
}

function listNames({ name, also = [] }: KnownPlace): string[] {
  const short = name.replace(/^(?:The|San Francisco) (?=East|West)/, '')
  return [...new Set([name, short, ...also])]
}
