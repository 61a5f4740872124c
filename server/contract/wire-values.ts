import { cleanMarkup } from '@/domain/text/clean-markup.ts'

/** ISO 8601 in UTC with microseconds, such as `2026-05-04T08:30:00.000000Z`. */
export function wireDate(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z')
}

/** For texts that were stored before references were decoded. */
export function wireMarkup(text: string): string {
  return text.includes('&') ? cleanMarkup(text) : text
}

/** Booleans are 1 or 0 on the wire. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}

/** Language code → field → text. */
export type Translations = Record<string, Record<string, string> | undefined>

/** Falls back to the original text. */
export function translated(
  text: string,
  translations: Translations,
  language: string,
  field: string,
): string {
  return translations[language]?.[field] || text
}
