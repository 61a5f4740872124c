import { csvHead, csvLine, csvText } from '@/domain/text/csv.ts'
import type { MortgageYear } from './mortgage.ts'

export type MortgageHeads = { month: string; repaid: string; interest: string; balance: string }

/** RFC 4180, one line per month. */
export function mortgageCsv(years: readonly MortgageYear[], heads: MortgageHeads): string {
  const lines = years.flatMap(({ year, monthly_totals }) =>
    monthly_totals.map(({ month, principal_amount, payable_interest, remaining_balance }) => [
      `${year}-${String(monthNumber(month)).padStart(2, '0')}`,
      String(principal_amount),
      String(payable_interest),
      String(remaining_balance),
    ]),
  )
  const head = [heads.month, heads.repaid, heads.interest, heads.balance].map(csvText)
  return csvHead(head) + lines.map(csvLine).join('')
}

/** 1 to 12. */
export function monthNumber(month: MortgageYear['monthly_totals'][number]['month']): number {
  return MONTHS.indexOf(month.slice(0, 3)) / 3 + 1
}

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'
