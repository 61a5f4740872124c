/**
 * Where somebody wanted to go, as an address says it: a path of this site, else null. What a browser
 * could take for another site ("//evil", "/\\evil") is nothing.
 */
export function nextPath(written: string | null | undefined): string | null {
  if (!written || written.length > LONGEST || !/^\/(?![/\\])/.test(written)) return null
  const url = URL.parse(written, ORIGIN)
  return url?.origin === ORIGIN ? url.pathname + url.search + url.hash : null
}

const LONGEST = 1000
const ORIGIN = 'https://site.invalid'
