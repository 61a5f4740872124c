import { describe, expect, test } from 'vitest'
import { mortgageSchedule, mortgageTotals } from './mortgage.ts'

const house = { loanAmount: 250_000, downPayment: 50_000, interestRate: 6, termYears: 30 }
const november = new Date('2026-11-21T12:00:00Z')

describe('mortgage totals', () => {
  test('are correct for 200,000 at 6 percent over 30 years', () => {
    expect(mortgageTotals(house)).toEqual({
      principal_amount: 200_000,
      down_payment: 50_000,
      payable_interest: 231_676.38,
      monthly_emi: 1_199.1,
      total_amount: 481_676.38,
    })
  })

  test('equal the principal without interest', () => {
    const free = { loanAmount: 1_000, downPayment: 0, interestRate: 0, termYears: 1 }
    expect(mortgageTotals(free)).toEqual({
      principal_amount: 1_000,
      down_payment: 0,
      payable_interest: 0,
      monthly_emi: 83.33,
      total_amount: 1_000,
    })
  })

  test('are close to those without interest at a tiny rate', () => {
    const { payable_interest } = mortgageTotals({ ...house, interestRate: 1e-6 })
    expect(payable_interest).toBe(0.03)
  })

  test('stay finite at 100 percent over 30 years', () => {
    expect(mortgageTotals({ ...house, interestRate: 100 })).toEqual({
      principal_amount: 200_000,
      down_payment: 50_000,
      payable_interest: 5_800_000,
      monthly_emi: 16_666.67,
      total_amount: 6_050_000,
    })
  })
})

describe('the repayment schedule', () => {
  test('starts next month and continues into the next year', () => {
    const plan = mortgageSchedule({ ...house, termYears: 1 }, november)
    expect(plan.map((year) => [year.year, year.monthly_totals.length])).toEqual([
      [2026, 1],
      [2027, 11],
    ])
    expect(plan[0]).toEqual({
      year: 2026,
      monthly_emi: 17_213,
      principal_amount: 16_213,
      interest_paid: 1_000,
      remaining_balance: 183_787,
      monthly_totals: [
        {
          month: 'december',
          principal_amount: 16_213,
          payable_interest: 1_000,
          remaining_balance: 183_787,
        },
      ],
    })
    expect(plan[1]?.monthly_totals.at(-1)).toEqual({
      month: 'november',
      principal_amount: 17_128,
      payable_interest: 85,
      remaining_balance: 0,
    })
  })

  test.each([
    house,
    { ...house, interestRate: 0 },
    { ...house, interestRate: 100 },
    { loanAmount: 999_999.99, downPayment: 0.01, interestRate: 3.875, termYears: 17 },
    { loanAmount: 7, downPayment: 0, interestRate: 99, termYears: 30 },
  ])('adds up and ends with a balance of zero: %j', (input) => {
    const plan = mortgageSchedule(input, november)
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const totals = mortgageTotals(input)
    const months = plan.flatMap((year) => year.monthly_totals)
    expect(months).toHaveLength(input.termYears * 12)
    expect(sum(months.map((row) => row.principal_amount))).toBe(Math.round(totals.principal_amount))
    expect(sum(plan.map((year) => year.interest_paid))).toBe(Math.round(totals.payable_interest))
    expect(months.at(-1)?.remaining_balance).toBe(0)
    expect(months.every((row) => row.principal_amount >= 0 && row.payable_interest >= 0)).toBe(true)
  })
})
