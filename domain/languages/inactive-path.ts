import { splitLanguage } from '../web/routes.ts'

/** Path in the default language of an address in a language that is switched off; null for others. */
export function findActivePath(path: string, inactive: readonly string[]): string | null {
  const parts = splitLanguage(path, inactive, '')
  return parts.language === '' ? null : parts.path
}
