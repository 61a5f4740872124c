/** Text, or selected options. */
export type FactValue = string | readonly string[]

export const FACTS_ON_CARD = 6

/** Empty and zero values are not shown. */
export function saysSomething(value: FactValue): boolean {
  if (typeof value !== 'string') return value.length > 0
  const text = value.trim()
  return text !== '' && text !== '0'
}
