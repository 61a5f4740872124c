/** A facility's value as people entered it: a text, or the options chosen. */
export type FactValue = string | readonly string[]

/** Values that say nothing (empty, or a zero) are not shown. */
export function saysSomething(value: FactValue): boolean {
  if (typeof value !== 'string') return value.length > 0
  const text = value.trim()
  return text !== '' && text !== '0'
}
