type Decimals = {
  least: number
  most: number
  /** Hides decimals of whole numbers. */
  stripsZeros?: boolean
  /** `indian`: 12,34,567. */
  groups?: 'usual' | 'indian'
}

/** Always Latin digits, so server and browser agree whatever their locale data. */
export function formatNumber(
  value: number,
  language: string,
  decimals: Decimals = { least: 0, most: 2 },
): string {
  if (decimals.groups === 'indian') return formatIndian(value, language, decimals)
  return formatIn(toLocale(language), decimals).format(value)
}

function formatIndian(value: number, language: string, decimals: Decimals): string {
  const signs = new Map<string, string>(
    formatIn(toLocale(language), { least: 1, most: 1 })
      .formatToParts(MANY_GROUPS)
      .map(({ type, value: sign }) => [type, sign]),
  )
  return formatIn('en-IN', decimals)
    .formatToParts(value)
    .map(({ type, value: part }) => {
      return type === 'group' || type === 'decimal' ? (signs.get(type) ?? part) : part
    })
    .join('')
}

/** Grouped in every locale, also those that group from five digits. */
const MANY_GROUPS = 1_234_567.8

function formatIn(locale: string, { least, most, stripsZeros = false }: Decimals) {
  const key = `${locale} ${least} ${most} ${stripsZeros}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      trailingZeroDisplay: stripsZeros ? 'stripIfInteger' : 'auto',
    })
    formats.set(key, format)
  }
  return format
}

/** Falls back to English: a bad code must not fail a page. */
export function toLocale(language: string): string {
  let locale = locales.get(language)
  if (!locale) {
    locale = isReadable(language) ? language : 'en'
    if (locales.size < LOCALES_KEPT) locales.set(language, locale)
  }
  return locale
}

// Creating an Intl object costs more than a hundred uses.
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
