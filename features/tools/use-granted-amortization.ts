import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { packageQueries } from '@/client/api/member/packages.ts'
import { toolQueries } from '@/client/api/tools.ts'
import { isGranted } from '@/domain/account/access.ts'
import type { MortgageInput, MortgageYear } from '@/domain/money/mortgage.ts'

const RIGHT = 'mortgage_calculator_detail'

type GrantedAmortization = {
  plan: MortgageYear[] | undefined
  /** The viewer's packages do not include it. */
  isRefused: boolean
  error: unknown
  retry: () => void
}

/** Repayment plan from the provider, loaded after checking the permission. */
export function useGrantedAmortization(input: MortgageInput): GrantedAmortization {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const check = useQuery({ ...packageQueries.check(client, RIGHT), enabled })
  const mayRead = check.data !== undefined && isGranted(check.data, RIGHT)
  const details = useQuery({
    ...toolQueries.mortgage(client, input, { details: true }),
    enabled: enabled && mayRead,
  })
  return {
    plan: details.data?.yearly_totals,
    isRefused: check.data !== undefined && !mayRead,
    error: check.error ?? details.error,
    retry: () => void (check.error ? check : details).refetch(),
  }
}
