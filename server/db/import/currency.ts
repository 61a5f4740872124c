import type { Rule } from './field-rules.ts'

/** The one currency that a site shows its prices in. */
export type SiteCurrency = { code: string; symbol: string }

/** Accepts only the site's currency, by code or symbol. */
export function currencyRule({ code, symbol }: SiteCurrency): Rule<string> {
  const signs = [code, symbol.trim(), formatSign(code, 'symbol'), formatSign(code, 'narrowSymbol')]
  const own = new Set(signs.map((it) => it.toUpperCase()))
  const codes = Intl.supportedValuesOf('currency')
  const known = new Set(codes.flatMap((it) => [it, formatSign(it, 'symbol').toUpperCase()]))
  return (given) => {
    const sign = String(given).trim().toUpperCase()
    if (own.has(sign)) return { value: code }
    if (!known.has(sign)) return { reason: `is not a currency code such as ${code}` }
    return { reason: `is not the currency of this site, which is ${code}` }
  }
}

function formatSign(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
