/** A facility's value as people entered it: a text, or the options chosen. */
export type FactValue = string | readonly string[]

/** A card of a listing shows at most so many of its facts. */
export const FACTS_ON_CARD = 6

/** Values that say nothing (empty, or a zero) are not shown. */
export function saysSomething(value: FactValue): boolean {
  if (typeof value !== 'string') return value.length > 0
  const text = value.trim()
  return text !== '' && text !== '0'
}
