import { type RawBuilder, sql } from 'kysely'

export const VOCABULARY = 20_000

const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi ga ge go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro ru sa se si so ta te ti to va ve vi zo'.split(
    ' ',
  )

/** The n-th word of the vocabulary; the database computes the same. */
export function word(n: number): string {
  const syllable = (at: number) => SYLLABLES[at % SYLLABLES.length] ?? ''
  const count = SYLLABLES.length
  return syllable(n) + syllable(Math.floor(n / count)) + syllable(Math.floor(n / count ** 2) + n)
}

/** A word, weighted by frequency; `dice` is in [0, 1). */
export function likelyWord(dice: number): string {
  return word(Math.floor(Math.exp(Math.log(VOCABULARY) * dice)))
}

/** The SQL equivalent: position in the vocabulary, from 1. */
export function likelyWordPlace(dice: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`1 + floor(exp(${Math.log(VOCABULARY)}::double precision * ${dice}))::int`
}

export function isWord(text: string): boolean {
  vocabulary ??= new Set(Array.from({ length: VOCABULARY + 1 }, (_, n) => word(n)))
  return vocabulary.has(text)
}

let vocabulary: Set<string> | undefined
