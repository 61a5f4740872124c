export type SuggestedLanguage = {
  /** In canonical spelling, such as `pt-BR`. */
  code: string
  /** In the language itself. */
  name: string
  englishName: string
  isRightToLeft: boolean
}

/** Language, optionally script and region (BCP 47). Variants and extensions have no texts of their own. */
const CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '))

/** Null for codes without language, or of a language that numbers and plurals cannot be written in. */
export function suggestLanguage(typed: string): SuggestedLanguage | null {
  const code = canonicalCode(typed)
  if (!code) return null
  const name = new Intl.DisplayNames(code, NAMES).of(code)
  const englishName = new Intl.DisplayNames('en', NAMES).of(code)
  if (!englishName) return null
  const { script = '' } = new Intl.Locale(code).maximize()
  return {
    code,
    name: capitalized(name ?? englishName, code),
    englishName,
    isRightToLeft: RIGHT_TO_LEFT.has(script),
  }
}

const NAMES = { type: 'language', fallback: 'none', languageDisplay: 'standard' } as const

function canonicalCode(typed: string): string | null {
  try {
    const [code = ''] = Intl.getCanonicalLocales(typed.trim().replaceAll('_', '-'))
    const isUsable = CODE.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0
    return isUsable ? code : null
  } catch {
    return null
  }
}

/** Names stand alone in menus. */
function capitalized(name: string, code: string): string {
  const [first = ''] = name
  return first.toLocaleUpperCase(code) + name.slice(first.length)
}
