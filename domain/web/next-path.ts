/** Path that browsers would read, of this site only. Null for another host ("//evil"). */
export function nextPath(written: string | null | undefined): string | null {
  if (!written?.startsWith('/') || written.length > MAX_LENGTH) return null
  const url = URL.parse(written, ORIGIN)
  if (url?.origin !== ORIGIN) return null
  const path = url.pathname + url.search + url.hash
  return URL.parse(path, ORIGIN)?.href === ORIGIN + path ? path : null
}

const MAX_LENGTH = 1000
const ORIGIN = 'https://site.invalid'
