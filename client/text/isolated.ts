/**
 * Isolates the direction of a name or address within a sentence (Unicode, UAX #9: first strong
 * isolate).
 */
export function isolated(word: string): string {
  return `\u2068${word}\u2069`
}

/** Isolates numbers and codes as left-to-right, whatever their first character. */
export function isolatedLeftToRight(word: string): string {
  return `\u2066${word}\u2069`
}
