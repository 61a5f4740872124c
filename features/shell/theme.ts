/** Remembers the visitor's choice; it is a cookie, so that the first HTML already has it. */
export const THEME_COOKIE = 'theme'

export type ThemeChoice = 'system' | 'light' | 'dark'

const YEAR_SECONDS = 31_536_000

/** Shows a theme at once and on later visits. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  const seconds = choice === 'system' ? 0 : YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${choice}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
