import { formatNumber, toLocale } from '@/domain/money/number-format.ts'
import { formatPaid, formatPrice, formatRate } from '@/domain/money/price.ts'
import { type DistanceUnit, fromKm } from '@/domain/place/distance.ts'
import { formatDuration } from '@/domain/web/duration.ts'
import { relativeTime } from '@/domain/web/relative-time.ts'
import { isolatedLeftToRight } from './isolated.ts'
import { writingDirection } from './writing-direction.ts'

/** Price and date format from the site settings. */
export type FormatStyle = {
  /** ISO 4217. */
  currency: string
  currencySymbol: string
  /** From the setting `number_with_suffix`. */
  abbreviatesPrices: boolean
  /** From the setting `price_fraction_digits`. */
  priceDecimals?: number
  timeZone?: string
  /** Distances in miles. */
  inMiles?: boolean
}

/** Formats numbers, prices, dates and units in one language. */
export type Formats = {
  /** ISO 4217. */
  currency: string
  currencySymbol: string
  number(value: number, maxDecimals?: number): string
  /** Major units, abbreviated if the settings say so. */
  price(amountMajor: number): string
  /** For narrow spaces: strips the decimals of whole numbers. */
  briefPrice(amountMajor: number): string
  /** Major units, never abbreviated. */
  fullPrice(amountMajor: number): string
  /**
   * Exact major units, as they are paid: never rounded or abbreviated. `currency` where it may not
   * be the site's.
   */
  money(amountMajor: number, currency?: string | null): string
  /** Major units per unit of area. */
  rate(amountMajor: number): string
  /** Whole major units without symbol, for columns of amounts. */
  wholeSum(amountMajor: number): string
  /** For example, "21 November 2026". */
  date(iso: string): string
  /** For example, "2 days ago"; `justNow` is the text for under a second. */
  relativeTime(iso: string, now: Date, justNow: string): string
  distance(value: number, unit: DistanceUnit): string
  /** Distance in kilometers or miles, by the settings. */
  away(kilometres: number): string
  /** Unit of `away`. */
  lengthUnit: 'km' | 'mi'
  duration(hours: number): string
}

export function createFormats(language: string, style: FormatStyle): Formats {
  const { currency, currencySymbol: symbol, abbreviatesPrices, timeZone = 'UTC' } = style
  const lengthUnit = style.inMiles ? 'mi' : 'km'
  const priceStyle = {
    currency,
    symbol,
    language,
    abbreviate: abbreviatesPrices,
    fractionDigits: style.priceDecimals,
  }
  return {
    currency,
    currencySymbol: symbol,
    number: (value, maxDecimals = 2) =>
      formatNumber(value, language, { least: 0, most: maxDecimals }),
    price: (amount) => formatPrice(amount, priceStyle),
    briefPrice: (amount) => formatPrice(amount, { ...priceStyle, isBrief: true }),
    fullPrice: (amount) => formatPrice(amount, { ...priceStyle, abbreviate: false }),
    money: (amount, code) => {
      const words = formatPaid(amount, code || currency, { language, site: { currency, symbol } })
      return writingDirection(language) === 'rtl' ? isolatedLeftToRight(words) : words
    },
    rate: (amount) => formatRate(amount, priceStyle),
    wholeSum: (amount) =>
      formatPrice(amount, { ...priceStyle, symbol: '', abbreviate: false, fractionDigits: 0 }),
    date: (iso) => (isTime(iso) ? dateFormat(language, timeZone).format(new Date(iso)) : ''),
    relativeTime: (iso, now, justNow) =>
      isTime(iso) ? relativeTime(new Date(iso), now, language, justNow) : '',
    distance: (value, unit) => distanceFormat(language, unit).format(value),
    away: (km) => distanceFormat(language, lengthUnit).format(fromKm(km, lengthUnit)),
    lengthUnit,
    duration: (hours) => formatDuration(hours, language),
  }
}

const unitNames = { km: 'kilometer', m: 'meter', mi: 'mile', yd: 'yard' } as const

/** False for missing times, which some providers omit. */
function isTime(iso: string): boolean {
  return !Number.isNaN(Date.parse(iso))
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const distanceFormats = new Map<string, Intl.NumberFormat>()

function dateFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  return kept(dateFormats, `${language} ${timeZone}`, () => {
    const options = { dateStyle: 'long', timeZone, numberingSystem: 'latn' } as const
    return new Intl.DateTimeFormat(toLocale(language), { ...options, calendar: 'gregory' })
  })
}

function distanceFormat(language: string, unit: DistanceUnit): Intl.NumberFormat {
  return kept(distanceFormats, `${language} ${unit}`, () => {
    const options = { style: 'unit', unit: unitNames[unit], unitDisplay: 'short' } as const
    const digits = { numberingSystem: 'latn', maximumFractionDigits: 1 }
    return new Intl.NumberFormat(toLocale(language), { ...options, ...digits })
  })
}

function kept<Value>(formats: Map<string, Value>, key: string, create: () => Value): Value {
  const known = formats.get(key)
  if (known) return known
  const made = create()
  formats.set(key, made)
  return made
}
