export const APP_BANNER_COOKIE = 'app-banner'

/** Remembers for three months that somebody was asked; a cookie, so that the first HTML knows it. */
export function hideAppBanner(): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${APP_BANNER_COOKIE}=hidden; path=/; max-age=${SECONDS}; samesite=lax${secure}`
}

const SECONDS = 90 * 86_400
