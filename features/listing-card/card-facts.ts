import type { Fact } from '@/client/api/cards/property-card.ts'

/** `isNameSeen` is false if the text alone is clear, such as "86 m²". */
export type CardFact = { id: number; name: string; text: string; isNameSeen: boolean }

/**
 * The facts that fit on a card. Bare numbers come after the parameter's name ("Bedrooms 3": the
 * reverse needs plural forms that providers lack) or before its unit ("86 m²"). Option lists, files
 * and links are too long.
 */
export function cardFacts(facts: readonly Fact[]): CardFact[] {
  return facts.flatMap((fact) => factInWords(fact) ?? []).slice(0, FACTS_SHOWN)
}

/** The facts of a row; texts also get the name of their parameter. */
export function rowFacts(facts: readonly Fact[]): CardFact[] {
  return facts
    .flatMap((fact) => factInWords(fact) ?? [])
    .map((fact) => ({ ...fact, isNameSeen: fact.isNameSeen || !/^\d/.test(fact.text) }))
}

/** "Seattle, Washington": known parts without duplicates, since an address often repeats some. */
export function placeInWords(...parts: readonly (string | null | undefined)[]): string {
  const known = parts
    .flatMap((part) => part?.split(',') ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return [...new Set(known)].join(', ')
}

/** Splits "Living area (m²)". */
export function nameAndUnit(given: string): { name: string; unit: string | undefined } {
  const [, name = given, unit] = WITH_UNIT.exec(given) ?? []
  return { name, unit }
}

const FACTS_SHOWN = 3
const MAX_LENGTH = 24

function factInWords({ id, name, value }: Fact): CardFact | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || text.length > MAX_LENGTH || /^https?:/.test(text)) return null
  if (!/^[\d.,]+$/.test(text)) return { id, name, text, isNameSeen: false }
  const { name: bare, unit } = nameAndUnit(name)
  return unit
    ? { id, name: bare, text: `${text} ${unit}`, isNameSeen: false }
    : { id, name, text, isNameSeen: true }
}

const WITH_UNIT = /^(.+?)\s*\(([^()]{1,6})\)$/
