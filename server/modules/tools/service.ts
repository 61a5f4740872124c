import {
  type MortgageInput,
  type MortgageTotals,
  type MortgageYear,
  mortgageSchedule,
  mortgageTotals,
} from '@/domain/mortgage.ts'
import { invalid } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { requireAccess } from '@/server/modules/subscriptions/access.ts'

export type Mortgage = { totals: MortgageTotals; years: MortgageYear[] }

/**
 * What a loan costs; `detailed` adds the plan from next month on for members whose package opens it. Guests have
 * the sums alone, whatever they ask.
 * Raises invalid when nothing is left to be lent, packageRefused.
 */
export async function calculateMortgage(
  { deps, viewer }: RequestContext,
  loan: MortgageInput,
  { detailed }: { detailed: boolean },
): Promise<Mortgage> {
  if (loan.downPayment >= loan.loanAmount) {
    throw invalid({ down_payment: 'must be less than loan_amount' })
  }
  const totals = mortgageTotals(loan)
  if (!detailed || viewer.kind === 'guest') return { totals, years: [] }
  requireAccess(await deps.access.mortgageDetails(viewer), 'mortgage_calculator_detail', viewer)
  return { totals, years: mortgageSchedule(loan, deps.clock()) }
}
