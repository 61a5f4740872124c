import { keepCookie, YEAR_SECONDS } from '@/client/state/keep-cookie.ts'

/** What somebody lets this site keep on the device; a cookie, so that the first HTML knows it. */
export type CookieChoice = 'all' | 'necessary'

export const CHOICE_COOKIE = 'cookie-choice'

/** The choice in a cookie's value; null while there is none. */
export function cookieChoiceOf(value: string | undefined): CookieChoice | null {
  return value === 'all' || value === 'necessary' ? value : null
}

/** Remembers the choice for a year. */
export function chooseCookies(choice: CookieChoice): void {
  keepCookie(CHOICE_COOKIE, choice, YEAR_SECONDS)
}

/**
 * Whether comforts may be kept on this device, such as a form half written. Where the operator
 * does not ask, they may.
 */
export function keepsComforts(asksFirst: boolean): boolean {
  if (!asksFirst) return true
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${CHOICE_COOKIE}=`))
  return cookieChoiceOf(kept?.slice(CHOICE_COOKIE.length + 1)) === 'all'
}
