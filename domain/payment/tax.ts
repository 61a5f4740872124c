import { parseNumber } from '../money/parse-number.ts'

/** In thousandths of a percent: 8.875 % is 8875. */
export type TaxTerms = {
  rate: number
  /** Prices of packages include the tax; otherwise it is added. */
  isInclusive: boolean
}

const WHOLE = 100_000n

/**
 * Tax within a gross amount, in minor units: gross × rate ÷ (100 % + rate), rounded half up. The same for net prices:
 * the added tax is within the gross.
 */
export function taxWithin(grossMinor: number, rate: number): number {
  if (!Number.isSafeInteger(grossMinor) || grossMinor < 0) {
    throw new RangeError(`no gross amount: ${grossMinor}`)
  }
  const divisor = WHOLE + BigInt(rate)
  return Number((2n * BigInt(grossMinor) * BigInt(rate) + divisor) / (2n * divisor))
}

/** As it is written: `19`, `8.875`. */
export function taxPercent(rate: number): number {
  return rate / 1000
}

/** Percent as typed; 0 for nothing, null for no rate. */
export function parseTaxRate(typed: string): number | null {
  if (typed.trim() === '') return 0
  const reading = parseNumber(typed, { kind: 'rate', decimals: 3, most: 100 })
  return 'value' in reading ? reading.value : null
}
