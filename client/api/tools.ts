import { queryOptions } from '@tanstack/react-query'
import type { MortgageInput } from '@/domain/money/mortgage.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { viewerKey } from './calls/query-keys.ts'

export type MortgageResult = components['schemas']['MortgageResult']

export const toolQueries = {
  /**
   * Mortgage costs; with `details` also the amortization schedule, if the viewer has access.
   * @throws ApiError `invalid`; `packageRefused` for a member without the details.
   */
  mortgage: (client: ApiClient, input: MortgageInput, { details = false } = {}) =>
    queryOptions({
      queryKey: viewerKey(client, 'tools', 'mortgage', { ...input, details }),
      queryFn: async ({ signal }): Promise<MortgageResult> => {
        const query = {
          loan_amount: input.loanAmount,
          down_payment: input.downPayment || undefined,
          interest_rate: input.interestRate,
          loan_term_years: input.termYears,
          show_all_details: details ? 1 : undefined,
        } as const
        const call = client.http.GET('/mortgage-calculator', { params: { query }, signal })
        return getReply(await call).data
      },
    }),
}
