import { keepCookie } from '@/client/state/keep-cookie.ts'

export const APP_BANNER_COOKIE = 'app-banner'

/** Remembers for three months that somebody was asked; a cookie, so that the first HTML knows it. */
export function hideAppBanner(): void {
  keepCookie(APP_BANNER_COOKIE, 'hidden', SECONDS)
}

const SECONDS = 90 * 86_400
