import { nextPath } from '@/domain/web/next-path.ts'
import { splitLanguage } from '@/domain/web/routes.ts'
import type { Page } from './load-page.ts'

/** Path without language that `next` of a query names; null if it is none of this site. */
export function returnPath(
  { settings, defaultLanguage }: Pick<Page, 'settings' | 'defaultLanguage'>,
  next: string | string[] | undefined,
): string | null {
  const path = nextPath(typeof next === 'string' ? next : null)
  if (path === null) return null
  const end = path.search(/[?#]|$/)
  const languages = settings.languages.map(({ code }) => code)
  return splitLanguage(path.slice(0, end), languages, defaultLanguage).path + path.slice(end)
}
