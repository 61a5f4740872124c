type Decimals = {
  least: number
  most: number
  /** A whole number has none, whatever the least. */
  stripsZeros?: boolean
}

/**
 * A number in the language's own notation with a fixed or bounded count of decimals. Digits are
 * always Latin, so that server and browser print the same whatever their locale data.
 */
export function formatNumber(
  value: number,
  language: string,
  decimals: Decimals = { least: 0, most: 2 },
): string {
  const { least, most, stripsZeros = false } = decimals
  const key = `${language} ${least} ${most} ${stripsZeros}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), {
      numberingSystem: 'latn',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      trailingZeroDisplay: stripsZeros ? 'stripIfInteger' : 'auto',
    })
    formats.set(key, format)
  }
  return format.format(value)
}

/** The language code when `Intl` can read it, else English: a bad code must not fail a page. */
export function localeOf(language: string): string {
  let locale = locales.get(language)
  if (!locale) {
    locale = isReadable(language) ? language : 'en'
    if (locales.size < LOCALES_KEPT) locales.set(language, locale)
  }
  return locale
}

// Making an Intl object costs more than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>()
const locales = new Map<string, string>()
const LOCALES_KEPT = 200

function isReadable(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}
