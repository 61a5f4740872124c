/**
 * Return path, same site only. Rejects what browsers read as another host ("//evil", "/\\evil").
 */
export function nextPath(written: string | null | undefined): string | null {
  if (!written || written.length > MAX_LENGTH || !/^\/(?![/\\])/.test(written)) return null
  const url = URL.parse(written, ORIGIN)
  return url?.origin === ORIGIN ? url.pathname + url.search + url.hash : null
}

const MAX_LENGTH = 1000
const ORIGIN = 'https://site.invalid'
