import type { Languages } from './language-store.ts'

/**
 * `Content-Language` if supported (`de-AT` becomes `de`), else the default. Supported languages are
 * cached for 10 s.
 */
export function createLanguageChoice(
  load: () => Promise<Languages>,
  clock: () => Date,
): (wanted: string | undefined) => Promise<string> {
  let known: Promise<Languages> | undefined
  let freshUntil = 0
  const languages = (): Promise<Languages> => {
    const now = clock().getTime()
    if (known !== undefined && now < freshUntil) return known
    freshUntil = now + FRESH_MS
    known = load()
    known.catch(() => {
      freshUntil = 0
    })
    return known
  }
  return async (wanted) => {
    const { codes, usual } = await languages()
    if (!wanted) return usual
    if (codes.has(wanted)) return wanted
    const code = wanted.toLowerCase()
    const find = (sought: string) => [...codes].find((it) => it.toLowerCase() === sought)
    return find(code) ?? find(code.split('-', 1)[0] ?? '') ?? usual
  }
}

const FRESH_MS = 10_000
