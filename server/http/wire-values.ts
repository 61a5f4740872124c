/** A moment as the wire writes it: ISO 8601 in UTC with microseconds, such as `2026-05-04T08:30:00.000000Z`. */
export function wireDate(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z')
}

/** A yes or no as the wire's 1 or 0. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}

/** Words of a row in other languages: language code → field → text. */
export type Translations = Record<string, Record<string, string> | undefined>

/** A field of a row in the wanted language, else as it was written. */
export function translated(
  text: string,
  translations: Translations,
  language: string,
  field: string,
): string {
  return translations[language]?.[field] || text
}
