'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { MortgageInput } from '@/domain/money/mortgage.ts'
import { AmortizationGate } from './amortization-gate.tsx'

const loadPlan = () => import('./granted-amortization.tsx')

type MembersPlanProps = {
  input: MortgageInput
  /** Packages that include the plan. */
  opener: ReactNode
}

/** Repayment plan for members with a matching package. */
export function MembersAmortization({ input, opener }: MembersPlanProps) {
  const { t } = useText()
  const { status } = useSession()
  if (status === 'member')
    return <OnDemand load={loadPlan} of={{ input, opener }} fallback={null} />
  return <AmortizationGate opener={opener}>{t('tools.mortgage.forMembers')}</AmortizationGate>
}
