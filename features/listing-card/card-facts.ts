import type { Fact } from '@/client/api/property-card.ts'

/** One fact in few words; its name is seen only where the words alone do not say what they mean. */
export type CardFact = { id: number; name: string; text: string; isNameSeen: boolean }

/**
 * The facts a card has room for: bare numbers behind the facility's name ("Bedrooms 3": the other
 * way round would need plural forms that providers do not have) or before its unit ("86 m²"), words
 * as they are. Lists of options, files and links say too much for a card.
 */
export function cardFacts(facts: readonly Fact[]): CardFact[] {
  return facts.flatMap((fact) => factInWords(fact) ?? []).slice(0, FACTS_SHOWN)
}

/** The facts a row has room for: words, too, stand behind the name of their facility. */
export function rowFacts(facts: readonly Fact[]): CardFact[] {
  return facts
    .flatMap((fact) => factInWords(fact) ?? [])
    .map((fact) => ({ ...fact, isNameSeen: fact.isNameSeen || !/^\d/.test(fact.text) }))
}

/** "Seattle, Washington": the parts that are known, none twice; an address often holds some. */
export function placeInWords(...parts: readonly (string | null | undefined)[]): string {
  const known = parts
    .flatMap((part) => part?.split(',') ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return [...new Set(known)].join(', ')
}

/** "Living area (m²)": a unit says what the number behind it is. */
export function nameAndUnit(given: string): { name: string; unit: string | undefined } {
  const [, name = given, unit] = WITH_UNIT.exec(given) ?? []
  return { name, unit }
}

const FACTS_SHOWN = 3
const LONGEST = 24

function factInWords({ id, name, value }: Fact): CardFact | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || text.length > LONGEST || /^https?:/.test(text)) return null
  if (!/^[\d.,]+$/.test(text)) return { id, name, text, isNameSeen: false }
  const { name: bare, unit } = nameAndUnit(name)
  return unit
    ? { id, name: bare, text: `${text} ${unit}`, isNameSeen: false }
    : { id, name, text, isNameSeen: true }
}

const WITH_UNIT = /^(.+?)\s*\(([^()]{1,6})\)$/
