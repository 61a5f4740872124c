import type { Languages } from '@/server/modules/settings/language-store.ts'

/** Answers the language a request is served in. */
export type LanguageChoice = (wanted: string | undefined) => Promise<string>

/**
 * `Content-Language` when the installation speaks it (`de-AT` is served in `de`), else the usual
 * one. What the installation speaks is looked up at most every ten seconds.
 */
export function createLanguageChoice(
  load: () => Promise<Languages>,
  clock: () => Date,
): LanguageChoice {
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
    return [code, code.split('-', 1)[0] ?? ''].find((it) => codes.has(it)) ?? usual
  }
}

const FRESH_MS = 10_000
