import { keepCookie, YEAR_SECONDS } from '@/client/state/keep-cookie.ts'

/** A cookie, so that the server renders the theme. */
export const THEME_COOKIE = 'theme'

export type ThemeChoice = 'system' | 'light' | 'dark'

export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  const seconds = choice === 'system' ? 0 : YEAR_SECONDS
  keepCookie(THEME_COOKIE, choice, seconds)
}
