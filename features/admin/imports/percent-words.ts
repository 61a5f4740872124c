/** `value` is 0 to 1. */
export function percentWords(value: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' }).format(
    value,
  )
}
