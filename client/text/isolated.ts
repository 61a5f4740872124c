/**
 * A word that keeps its own direction within a sentence of any script (Unicode, UAX #9: first strong isolate): names,
 * addresses.
 */
export function isolated(word: string): string {
  return `\u2068${word}\u2069`
}

/** The same for what runs from left to right whatever it begins with: numbers, codes. */
export function isolatedLeftToRight(word: string): string {
  return `\u2066${word}\u2069`
}
