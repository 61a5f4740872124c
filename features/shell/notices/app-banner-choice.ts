import { keepCookie } from '@/client/state/keep-cookie.ts'

export const APP_BANNER_COOKIE = 'app-banner'

/** Lasts 90 days. A cookie, so that the server knows it. */
export function hideAppBanner(): void {
  keepCookie(APP_BANNER_COOKIE, 'hidden', SECONDS)
}

const SECONDS = 90 * 86_400
