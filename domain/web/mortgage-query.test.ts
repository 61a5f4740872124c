import { expect, test } from 'vitest'
import type { NumberRules } from '../money/parse-number.ts'
import { mortgageAsked } from './mortgage-query.ts'

const money: NumberRules = { kind: 'money', locale: 'en', currency: 'USD', decimals: 2, most: 1e12 }

test('uses the defaults without a query', () => {
  expect(mortgageAsked({}, money).input).toEqual({
    loanAmount: 400_000,
    downPayment: 80_000,
    interestRate: 5.5,
    termYears: 30,
  })
})

test('accepts both decimal signs and defaults to no down payment', () => {
  const { input, faults } = mortgageAsked({ price: '250 000', rate: '4,25', years: '20' }, money)
  expect(faults).toEqual({})
  expect(input).toEqual({
    loanAmount: 250_000,
    downPayment: 0,
    interestRate: 4.25,
    termYears: 20,
  })
})

test('tells group separators from decimals', () => {
  const { input } = mortgageAsked({ price: '1,200,000', down: '240.000', rate: '5.125' }, money)
  expect(input).toMatchObject({ loanAmount: 1_200_000, downPayment: 240_000, interestRate: 5.125 })
})

test('uses the default rate and term with a price alone', () => {
  expect(mortgageAsked({ price: '250000' }, money).input).toMatchObject({
    interestRate: 5.5,
    termYears: 30,
  })
})

test.each([
  [{ price: '', down: '1', rate: '5', years: '20' }, { price: 'priceRequired' }],
  [{ price: '-5', rate: '5', years: '20' }, { price: 'priceRequired' }],
  [{ price: '100', down: '100', rate: '5', years: '20' }, { down: 'tooMuchDown' }],
  [{ price: '100', down: 'x', rate: '5', years: '20' }, { down: 'tooMuchDown' }],
  [
    { price: '100', rate: '0.5', years: '31' },
    { rate: 'rateRange', years: 'termRange' },
  ],
  [
    { price: '100', rate: '1e9', years: '2.5' },
    { rate: 'rateRange', years: 'termRange' },
  ],
])('rejects %o', (query, faults) => {
  expect(mortgageAsked(query, money)).toMatchObject({ faults, input: null })
})

test.each([
  ['$315,000', 315_000],
  ['2.340.000', 2_340_000],
  ['315.000,00', 315_000],
  ['1.2m', 1_200_000],
])('reads the price %j', (price, loanAmount) => {
  expect(mortgageAsked({ price }, money).input).toMatchObject({ loanAmount })
})

test.each([
  ['€315,000', { problem: 'otherCurrency' }],
  ['12xyz', { problem: 'notANumber' }],
  ['2.340m', { question: [2_340_000_000, 2_340_000] }],
])('says why the price %j is not read', (price, reading) => {
  const { input, unread, typed } = mortgageAsked({ price }, money)
  expect({ input, unread, typed: typed.price }).toEqual({
    input: null,
    unread: { price: reading },
    typed: price,
  })
})
