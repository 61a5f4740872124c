import COUNTRY_TO_CURRENCY from 'country-to-currency'

/** Distances are in miles there (CLDR, `measurementSystem` US and UK, and Myanmar). */
const IN_MILES: readonly string[] = ['US', 'GB', 'LR', 'MM']

export type RegionDefaults = {
  /** ISO 4217. */
  currency_code: string
  currency_symbol: string
  distance_option: 'km' | 'mi'
}

/** Settings that suit most marketplaces of a country (ISO 3166-1); undefined for an unknown one. */
export function findRegionDefaults(country: string, language: string): RegionDefaults | undefined {
  const currency = new Map<string, string>(Object.entries(COUNTRY_TO_CURRENCY)).get(country)
  if (currency === undefined) return undefined
  return {
    currency_code: currency,
    currency_symbol: getSymbol(currency, language),
    distance_option: IN_MILES.includes(country) ? 'mi' : 'km',
  }
}

function getSymbol(currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
