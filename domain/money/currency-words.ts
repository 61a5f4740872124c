/** Whether `text` names the currency: by code, sign or name, as written in the locale. */
export function namesCurrency(text: string, currency: CurrencyNames): boolean {
  const known = wordsFor(currency)
  return known.has(toKey(text)) || text.split(/\s+/).every((word) => known.has(toKey(word)))
}

export function looksLikeCurrency(text: string): boolean {
  return /\p{Sc}/u.test(text) || codes().has(text.toUpperCase())
}

export type CurrencyNames = {
  /** ISO 4217. */
  currency: string
  locale?: string | undefined
  /** From the site's settings. */
  symbol?: string | undefined
}

function wordsFor({ currency, locale = 'en', symbol = '' }: CurrencyNames): ReadonlySet<string> {
  const key = `${currency} ${locale} ${symbol}`
  let words = kept.get(key)
  if (!words) {
    const written = [locale, 'en'].flatMap((language) => namesIn(language, currency))
    const [narrow = ''] = written
    // "US$" and "A$" beside "$".
    const regional = [1, 2].map((length) => currency.slice(0, length) + narrow)
    const all = [currency, symbol, ...written, ...regional, ...(FAMILIAR[currency] ?? [])]
    words = new Set(all.map(toKey).filter((word) => word !== ''))
    kept.set(key, words)
  }
  return words
}

const kept = new Map<string, ReadonlySet<string>>()

function namesIn(locale: string, currency: string): string[] {
  const displays = ['narrowSymbol', 'symbol', 'name'] as const
  return displays.flatMap((currencyDisplay) => {
    try {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return [1, 5].flatMap((amount) =>
        format
          .formatToParts(amount)
          .flatMap((part) => (part.type === 'currency' ? part.value : [])),
      )
    } catch {
      return []
    }
  })
}

/** Unknown to `Intl` in other languages. */
const FAMILIAR: Record<string, readonly string[]> = {
  CHF: ['fr', 'sfr'],
  INR: ['rs'],
  JPY: ['円', '¥'],
  CNY: ['元', '¥', 'rmb'],
  KRW: ['원'],
}

function toKey(word: string): string {
  return word.toLowerCase().replace(/[.\s\p{Cf}]/gu, '')
}

let isoCodes: ReadonlySet<string> | undefined

function codes(): ReadonlySet<string> {
  isoCodes ??= new Set(Intl.supportedValuesOf('currency'))
  return isoCodes
}
