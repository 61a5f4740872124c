/** Name of a language in the language of the page; the code where that has none. */
export function formatLanguageName(code: string, language: string): string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' })
  return names.of(code) ?? code
}

/** Rounds down, so that only all is 100 %. */
export function formatShare(part: number, total: number, language: string): string {
  const share = total === 0 ? 0 : Math.floor((part / total) * 100) / 100
  return new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' }).format(
    share,
  )
}
