import { roundTo } from './decimal.ts'

export type MortgageInput = {
  /** Major units, down payment included. */
  loanAmount: number
  downPayment: number
  /** Percent per year. */
  interestRate: number
  termYears: number
}

/** Percent per year, and years. */
export const mortgageBounds = { rate: { least: 1, most: 100 }, years: { least: 1, most: 30 } }

export type MonthName = (typeof monthNames)[number]

export type MortgageMonth = {
  /** Wire format: English, lower case. */
  month: MonthName
  principal_amount: number
  payable_interest: number
  remaining_balance: number
}

export type MortgageYear = {
  year: number
  monthly_emi: number
  principal_amount: number
  interest_paid: number
  remaining_balance: number
  monthly_totals: MortgageMonth[]
}

export type MortgageTotals = {
  principal_amount: number
  down_payment: number
  payable_interest: number
  monthly_emi: number
  /** Down payment, principal and interest. */
  total_amount: number
}

/**
 * Annuity A = P·r / (1 − (1 + r)^−n) with principal P, monthly rate r, n months (Brealey, Myers,
 * Allen: Principles of Corporate Finance, chapter 2). Rounded to two decimals.
 */
export function mortgageTotals(input: MortgageInput): MortgageTotals {
  const loan = toLoan(input)
  const principal = roundTo(loan.principal, 2)
  const interest = roundTo(loan.instalment * loan.months - loan.principal, 2)
  const downPayment = roundTo(input.downPayment, 2)
  return {
    principal_amount: principal,
    down_payment: downPayment,
    payable_interest: interest,
    monthly_emi: roundTo(loan.instalment, 2),
    total_amount: roundTo(principal + interest + downPayment, 2),
  }
}

/**
 * Whole units; the first installment falls in the month after `start`. Rows are differences of
 * rounded running sums, so columns add up and the balance ends at zero.
 */
export function mortgageSchedule(input: MortgageInput, start: Date): MortgageYear[] {
  const loan = toLoan(input)
  const years: MortgageYear[] = []
  for (let paid = 1; paid <= loan.months; paid++) {
    const monthsSinceYearZero = start.getUTCFullYear() * 12 + start.getUTCMonth() + paid
    const year = Math.floor(monthsSinceYearZero / 12)
    const row = monthRow(loan, paid, monthsSinceYearZero % 12)
    const current = years.at(-1)
    if (current?.year === year) addMonth(current, row)
    else years.push(toMortgageYear(year, row))
  }
  return years
}

type Loan = { principal: number; monthlyRate: number; months: number; instalment: number }

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

function toLoan(input: MortgageInput): Loan {
  const principal = input.loanAmount - input.downPayment
  const monthlyRate = input.interestRate / 100 / 12
  const months = Math.max(1, Math.round(input.termYears * 12))
  const instalment =
    monthlyRate === 0
      ? principal / months
      : (principal * monthlyRate) / discount(monthlyRate, months)
  return { principal, monthlyRate, months, instalment }
}

/** 1 − (1 + rate)^−months, accurate for small rates. */
function discount(rate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(rate))
}

/**
 * Present value of the remaining installments; counting forward would multiply rounding errors by
 * (1 + r)^n.
 */
function balanceAfter(loan: Loan, paid: number): number {
  const left = loan.months - paid
  if (loan.monthlyRate === 0) return (loan.principal * left) / loan.months
  const share = discount(loan.monthlyRate, left) / discount(loan.monthlyRate, loan.months)
  return loan.principal * share
}

function monthRow(loan: Loan, paid: number, month: number): MortgageMonth {
  const before = balanceAfter(loan, paid - 1)
  const after = balanceAfter(loan, paid)
  return {
    month: monthNames[month] ?? 'december',
    principal_amount: Math.round(before) - Math.round(after),
    payable_interest: interestUntil(loan, paid, after) - interestUntil(loan, paid - 1, before),
    remaining_balance: Math.round(after),
  }
}

function interestUntil(loan: Loan, paid: number, balance: number): number {
  return Math.round(loan.instalment * paid - (loan.principal - balance))
}

function toMortgageYear(year: number, first: MortgageMonth): MortgageYear {
  return {
    year,
    monthly_emi: first.principal_amount + first.payable_interest,
    principal_amount: first.principal_amount,
    interest_paid: first.payable_interest,
    remaining_balance: first.remaining_balance,
    monthly_totals: [first],
  }
}

function addMonth(year: MortgageYear, row: MortgageMonth): void {
  year.monthly_emi += row.principal_amount + row.payable_interest
  year.principal_amount += row.principal_amount
  year.interest_paid += row.payable_interest
  year.remaining_balance = row.remaining_balance
  year.monthly_totals.push(row)
}
