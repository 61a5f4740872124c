import {
  type MortgageInput,
  type MortgageTotals,
  type MortgageYear,
  mortgageSchedule,
  mortgageTotals,
} from '@/domain/money/mortgage.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { requireAccess } from '@/server/modules/packages/access.ts'

export type Mortgage = { totals: MortgageTotals; years: MortgageYear[] }

/**
 * Mortgage costs; `detailed` adds a schedule from next month for members with the package feature.
 * Guests only get totals. Raises invalid if the down payment covers the price, packageRefused.
 */
export async function calculateMortgage(
  { deps, viewer }: ServiceContext,
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
