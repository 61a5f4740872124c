import { keepCookie, YEAR_SECONDS } from '@/client/state/keep-cookie.ts'

/** Remembers the visitor's choice; it is a cookie, so that the first HTML already has it. */
export const THEME_COOKIE = 'theme'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Shows a theme at once and on later visits. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  const seconds = choice === 'system' ? 0 : YEAR_SECONDS
  keepCookie(THEME_COOKIE, choice, seconds)
}
