import { THEME_COOKIE } from '@/features/shell/header/theme.ts'

export type Theme = 'light' | 'dark'

/** The visitor's choice; null follows the device. */
export function parseThemeCookie(jar: {
  get(name: string): { value: string } | undefined
}): Theme | null {
  const value = jar.get(THEME_COOKIE)?.value
  return value === 'light' || value === 'dark' ? value : null
}
