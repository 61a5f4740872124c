import { keepCookie, YEAR_SECONDS } from '@/client/state/keep-cookie.ts'

/** Cookie consent; stored in a cookie, so that the server knows it. */
export type CookieChoice = 'all' | 'necessary'

export const CHOICE_COOKIE = 'cookie-choice'

/** Parses the cookie; null without a valid choice. */
export function parseCookieChoice(value: string | undefined): CookieChoice | null {
  return value === 'all' || value === 'necessary' ? value : null
}

export function chooseCookies(choice: CookieChoice): void {
  keepCookie(CHOICE_COOKIE, choice, YEAR_SECONDS)
}

/** Whether optional data, such as drafts, may be stored; always, if the operator does not ask. */
export function keepsComforts(asksFirst: boolean): boolean {
  if (!asksFirst) return true
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${CHOICE_COOKIE}=`))
  return parseCookieChoice(kept?.slice(CHOICE_COOKIE.length + 1)) === 'all'
}
