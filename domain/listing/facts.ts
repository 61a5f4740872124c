/** Text, or selected options. */
export type FactValue = string | readonly string[]

export const FACTS_ON_CARD = 6

/** Value in the reader's language, if the provider sent it. */
export function shownValue({
  value,
  translated_value,
}: {
  value: string | string[]
  translated_value?: string | string[]
}): string | string[] {
  return translated_value ?? value
}

/** Empty and zero values are not shown. */
export function saysSomething(value: FactValue): boolean {
  if (typeof value !== 'string') return value.length > 0
  const text = value.trim()
  return text !== '' && text !== '0'
}
