import type { Fact } from '@/client/api/property-card.ts'

/** One fact in few words; `name` says what it is where the words alone do not. */
export type CardFact = { id: number; text: string; name: string | null }

/**
 * The facts a card has room for: bare numbers with the facility's name behind them ("3 Bedrooms"),
 * words as they are. Lists of options, files and links say too much for a card.
 */
export function cardFacts(facts: readonly Fact[], most = FACTS_SHOWN): CardFact[] {
  return facts.flatMap((fact) => factInWords(fact) ?? []).slice(0, most)
}

/** "Seattle, Washington": the parts that are known, none twice. */
export function placeInWords(...parts: readonly (string | null | undefined)[]): string {
  const known = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '')
  return [...new Set(known)].join(', ')
}

const FACTS_SHOWN = 3
const LONGEST = 24

function factInWords({ id, name, value }: Fact): CardFact | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || text.length > LONGEST || /^https?:/.test(text)) return null
  return /^[\d.,]+$/.test(text)
    ? { id, text: `${text} ${name}`, name: null }
    : { id, text, name: `${name}: ` }
}
