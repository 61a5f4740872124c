import { expect, test } from 'vitest'
import { mortgageAsked } from './mortgage-query.ts'

test('uses the defaults without a query', () => {
  expect(mortgageAsked({}).input).toEqual({
    loanAmount: 400_000,
    downPayment: 80_000,
    interestRate: 5.5,
    termYears: 30,
  })
})

test('accepts both decimal signs and defaults to no down payment', () => {
  const { input, faults } = mortgageAsked({ price: '250 000', rate: '4,25', years: '20' })
  expect(faults).toEqual({})
  expect(input).toEqual({
    loanAmount: 250_000,
    downPayment: 0,
    interestRate: 4.25,
    termYears: 20,
  })
})

test('tells group separators from decimals', () => {
  const { input } = mortgageAsked({ price: '1,200,000', down: '240.000', rate: '5.125' })
  expect(input).toMatchObject({ loanAmount: 1_200_000, downPayment: 240_000, interestRate: 5.125 })
})

test('uses the default rate and term with a price alone', () => {
  expect(mortgageAsked({ price: '250000' }).input).toMatchObject({
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
  expect(mortgageAsked(query)).toMatchObject({ faults, input: null })
})
