import { type MortgageInput, mortgageBounds } from '../money/mortgage.ts'
import { type NumberReading, type NumberRules, parseNumber } from '../money/parse-number.ts'
import { type QueryLike, queryText } from '../search/query-values.ts'

/** As typed, in the URL. */
export type MortgageTyped = { price: string; down: string; rate: string; years: string }

type MortgageFault = 'priceRequired' | 'tooMuchDown' | 'rateRange' | 'termRange'

export type MortgageAsked = {
  typed: MortgageTyped
  faults: Partial<Record<keyof MortgageTyped, MortgageFault>>
  /** Texts that are no number, or two. */
  unread: Partial<Record<keyof MortgageTyped, Exclude<NumberReading, { value: number }>>>
  rules: Readonly<Record<keyof MortgageTyped, NumberRules>>
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
export function mortgageAsked(query: QueryLike, money: NumberRules): MortgageAsked {
  const written = {
    price: queryText(query, 'price', MAX_TYPED_NUMBER),
    down: queryText(query, 'down', MAX_TYPED_NUMBER),
    rate: queryText(query, 'rate', MAX_TYPED_NUMBER),
    years: queryText(query, 'years', MAX_TYPED_NUMBER),
  }
  const { rate: usualRate, years: usualYears } = usualMortgage
  const isBare = Object.values(written).every((text) => text === '')
  const typed = isBare
    ? usualMortgage
    : { ...written, rate: written.rate || usualRate, years: written.years || usualYears }
  const rules = mortgageRules(money)
  const unread: MortgageAsked['unread'] = {}
  const read = (name: keyof MortgageTyped): number => {
    if (typed[name] === '') return name === 'down' ? 0 : Number.NaN
    const reading = parseNumber(typed[name], rules[name])
    if ('value' in reading) return reading.value
    unread[name] = reading
    return Number.NaN
  }
  const [price, down, rate, years] = [read('price'), read('down'), read('rate'), read('years')]
  const faults = findFaults({ price, down, rate, years })
  const isWhole = Object.keys({ ...faults, ...unread }).length === 0
  const input = { loanAmount: price, downPayment: down, interestRate: rate, termYears: years }
  return { typed, faults, unread, rules, input: isWhole ? input : null }
}

/** Rules of the calculator's fields. */
export function mortgageRules(money: NumberRules): MortgageAsked['rules'] {
  return { price: money, down: money, rate: { kind: 'rate' }, years: { kind: 'count' } }
}

function findFaults(read: Record<keyof MortgageTyped, number>): MortgageAsked['faults'] {
  const { price, down, rate, years } = read
  const { rate: rates, years: terms } = mortgageBounds
  const faults: MortgageAsked['faults'] = {}
  if (!(price > 0)) faults.price = 'priceRequired'
  else if (!(down < price)) faults.down = 'tooMuchDown'
  if (!(rate >= rates.least && rate <= rates.most)) faults.rate = 'rateRange'
  const isTerm = Number.isInteger(years) && years >= terms.least && years <= terms.most
  if (!isTerm) faults.years = 'termRange'
  return faults
}

/** Longest text of a number field. */
export const MAX_TYPED_NUMBER = 60
