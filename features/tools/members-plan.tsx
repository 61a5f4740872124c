'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { MortgageInput } from '@/domain/mortgage.ts'
import { PlanGate } from './plan-gate.tsx'

const loadPlan = () => import('./granted-plan.tsx')

type MembersPlanProps = {
  input: MortgageInput
  /** The packages that open the plan. */
  opener: ReactNode
}

/** The repayment plan, where packages open it. Needs the texts `mortgage.`. */
export function MembersPlan({ input, opener }: MembersPlanProps) {
  const { t } = useText()
  const { status } = useSession()
  if (status === 'member')
    return <OnDemand load={loadPlan} of={{ input, opener }} fallback={null} />
  return <PlanGate opener={opener}>{t('mortgage.forMembers')}</PlanGate>
}
