import { expect, test } from 'vitest'
import { mortgageSchedule } from './mortgage.ts'
import { monthNumber, mortgageCsv } from './mortgage-csv.ts'

test('writes one row per month, from the month after the start', () => {
  const loan = { loanAmount: 1200, downPayment: 0, interestRate: 0, termYears: 1 }
  const plan = mortgageSchedule(loan, new Date('2026-11-21T00:00:00Z'))
  const heads = { month: 'Month', repaid: 'Repaid "net"', interest: 'Interest', balance: 'Owed' }
  const lines = mortgageCsv(plan, heads).split('\r\n')
  expect(lines[0]).toBe('\ufeff"Month","Repaid ""net""","Interest","Owed"')
  expect(lines[1]).toBe('2026-12,100,0,1100')
  expect(lines[12]).toBe('2027-11,100,0,0')
  expect(lines).toHaveLength(14)
})

test('numbers months from one', () => {
  expect([monthNumber('january'), monthNumber('september'), monthNumber('december')]).toEqual([
    1, 9, 12,
  ])
})
