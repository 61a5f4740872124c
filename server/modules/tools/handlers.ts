import type { Handlers } from '@/server/http/handler.ts'
import { calculateMortgage } from './service.ts'

export const toolsHandlers = {
  async calculateMortgage({ query }, context) {
    const loan = {
      loanAmount: query.loan_amount,
      downPayment: query.down_payment ?? 0,
      interestRate: query.interest_rate,
      termYears: query.loan_term_years,
    }
    const detailed = query.show_all_details === 1
    const { totals, years } = await calculateMortgage(context, loan, { detailed })
    return {
      error: false,
      message: 'Calculated.',
      data: { main_total: totals, yearly_totals: years },
    }
  },
} satisfies Partial<Handlers>
