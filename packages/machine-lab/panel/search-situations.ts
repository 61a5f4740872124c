import { wordsFromKey } from '../view/words.ts'
import type { SituationWords } from '../walk/situations.ts'

/** The way to a situation, without the start, which is the same for all. */
export function wayWords({ run }: SituationWords): string {
  const steps = run.slice(1).map((choice) => {
    if (choice.kind === 'outcome') return `${wordsFromKey(choice.actor)}: ${choice.name}`
    return choice.kind === 'event' ? choice.name : 'the next timer'
  })
  return steps.length === 0 ? 'at the start' : steps.join(' → ')
}

/**
 * Those that have all words, in any order. First those whose title has them, then those on whose
 * way they are; the nearest first.
 */
export function searchSituations(
  situations: readonly SituationWords[],
  wanted: string,
): SituationWords[] {
  const words = wordsIn(wanted)
  if (words.length === 0) return [...situations]
  const ranked = situations.flatMap((situation) => {
    const rank = findRank(situation, words)
    return rank === null ? [] : [{ situation, rank }]
  })
  ranked.sort((one, other) => one.rank - other.rank || runLength(one) - runLength(other))
  return ranked.map(({ situation }) => situation)
}

/** Zero where a title has all the words; null where nothing has them. */
export function bestRank(situations: readonly SituationWords[], wanted: string): number | null {
  const words = wordsIn(wanted)
  const ranks = situations.flatMap((situation) => findRank(situation, words) ?? [])
  return ranks.length === 0 ? null : Math.min(...ranks)
}

export function hasWords(text: string, wanted: string): boolean {
  const lower = text.toLowerCase()
  return wordsIn(wanted).every((word) => lower.includes(word))
}

/** The wanted words that a text lacks. */
export function missingWords(text: string, wanted: string): string {
  const lower = text.toLowerCase()
  return wordsIn(wanted)
    .filter((word) => !lower.includes(word))
    .join(' ')
}

function wordsIn(wanted: string): string[] {
  return wanted
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean)
}

function findRank(situation: SituationWords, words: readonly string[]): number | null {
  const { title, rest } = toSearchText(situation)
  const missing = words.filter((word) => !title.includes(word))
  return missing.every((word) => rest.includes(word)) ? missing.length : null
}

const texts = new WeakMap<SituationWords, { title: string; rest: string }>()

/** Read anew for every letter that is typed, so made once. */
function toSearchText(situation: SituationWords) {
  const known = texts.get(situation)
  if (known) return known
  const { title, states, steps, detail } = situation
  const keys = states.map(wordsFromKey).join(' ')
  const text = {
    // Developers call a state by its key.
    title: `${title} ${keys}`.toLowerCase(),
    rest: `${wayWords(situation)} ${steps.join(' ')} ${detail}`.toLowerCase(),
  }
  texts.set(situation, text)
  return text
}

function runLength({ situation }: { situation: SituationWords }): number {
  return situation.run.length
}
