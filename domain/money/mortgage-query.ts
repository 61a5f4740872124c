import { type QueryLike, queryText } from '../search/query-values.ts'
import { type MortgageInput, mortgageBounds } from './mortgage.ts'
import { typedNumber } from './typed-number.ts'

/** As typed, in the URL. */
export type MortgageTyped = { price: string; down: string; rate: string; years: string }

export type MortgageFault = 'priceRequired' | 'tooMuchDown' | 'rateRange' | 'termRange'

export type MortgageAsked = {
  typed: MortgageTyped
  faults: Partial<Record<keyof MortgageTyped, MortgageFault>>
  input: MortgageInput | null
}

/** 20 % down, 30 years, an average recent rate. */
const usualMortgage: MortgageTyped = {
  price: '400000',
  down: '80000',
  rate: '5.5',
  years: '30',
}

/** Empty queries get all defaults, others only rate and years. */
export function mortgageAsked(query: QueryLike): MortgageAsked {
  const read = {
    price: queryText(query, 'price', MAX_LENGTH),
    down: queryText(query, 'down', MAX_LENGTH),
    rate: queryText(query, 'rate', MAX_LENGTH),
    years: queryText(query, 'years', MAX_LENGTH),
  }
  const { rate: usualRate, years: usualYears } = usualMortgage
  const isBare = Object.values(read).every((text) => text === '')
  const typed = isBare
    ? usualMortgage
    : { ...read, rate: read.rate || usualRate, years: read.years || usualYears }
  const price = typedNumber(typed.price) ?? Number.NaN
  const down = typed.down === '' ? 0 : (typedNumber(typed.down) ?? Number.NaN)
  const rate = typedNumber(typed.rate, 'decimal') ?? Number.NaN
  const years = typedNumber(typed.years, 'decimal') ?? Number.NaN
  const { rate: rates, years: terms } = mortgageBounds
  const faults: MortgageAsked['faults'] = {}
  if (!(price > 0 && price <= MAX)) faults.price = 'priceRequired'
  else if (!(down < price)) faults.down = 'tooMuchDown'
  if (!(rate >= rates.least && rate <= rates.most)) faults.rate = 'rateRange'
  const isTerm = Number.isInteger(years) && years >= terms.least && years <= terms.most
  if (!isTerm) faults.years = 'termRange'
  const isWhole = Object.keys(faults).length === 0
  const input = { loanAmount: price, downPayment: down, interestRate: rate, termYears: years }
  return { typed, faults, input: isWhole ? input : null }
}

const MAX_LENGTH = 20
/** Larger numbers lose cents to floating point. */
const MAX = 1e12
