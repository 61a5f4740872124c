/**
 * Sets a cookie, for values that the server also needs; zero seconds delete it. Other values belong
 * in localStorage.
 */
export function keepCookie(name: string, word: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${name}=${word}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

export const YEAR_SECONDS = 31_536_000
