import type { Fact } from '@/client/api/cards/property-card.ts'
import type { Formats } from '@/client/text/formats.ts'

type Numbers = Pick<Formats, 'number'>

/** `isNameSeen` is false if the text alone is clear, such as "86 m²". */
export type CardFact = { id: number; name: string; text: string; isNameSeen: boolean }

/**
 * The facts that fit on a card. Bare numbers come after the parameter's name ("Bedrooms 3": the
 * reverse needs plural forms that providers lack) or before its unit ("86 m²"). Option lists, files
 * and links are too long.
 */
export function cardFacts(facts: readonly Fact[], formats: Numbers): CardFact[] {
  return facts.flatMap((fact) => factInWords(fact, formats) ?? []).slice(0, FACTS_SHOWN)
}

/** The facts of a row; texts also get the name of their parameter. */
export function rowFacts(facts: readonly Fact[], formats: Numbers): CardFact[] {
  return facts
    .flatMap((fact) => factInWords(fact, formats) ?? [])
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

/** "Living area (m²)" and "4900" become "Living area" and "4,900 m²". Null if there is no unit or number. */
export function inUnits(
  given: string,
  value: string,
  formats: Numbers,
): { name: string; value: string } | null {
  const { name, unit } = nameAndUnit(given)
  if (!unit || !/^[\d.,]+$/.test(value)) return null
  const amount = /^\d+(\.\d+)?$/.test(value) ? formats.number(Number(value)) : value
  return { name, value: `${amount} ${unit}` }
}

const FACTS_SHOWN = 3
const MAX_LENGTH = 24

function factInWords({ id, name, value }: Fact, formats: Numbers): CardFact | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || text.length > MAX_LENGTH || /^https?:/.test(text)) return null
  if (!/^[\d.,]+$/.test(text)) return { id, name, text, isNameSeen: false }
  const amount = inUnits(name, text, formats)
  return amount
    ? { id, name: amount.name, text: amount.value, isNameSeen: false }
    : { id, name, text, isNameSeen: true }
}

const WITH_UNIT = /^(.+?)\s*\(([^()]{1,6})\)$/
