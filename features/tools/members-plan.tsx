'use client'

import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { MortgageInput } from '@/domain/mortgage.ts'
import { PlanGate } from './plan-gate.tsx'

const loadPlan = () => import('./granted-plan.tsx')

/** How a loan is paid back, where packages open that. Needs the texts `mortgage.` and `plans.see`. */
export function MembersPlan({ input }: { input: MortgageInput }) {
  const { t } = useText()
  const { status } = useSession()
  if (status === 'member') return <OnDemand load={loadPlan} of={{ input }} fallback={null} />
  return <PlanGate>{t('mortgage.forMembers')}</PlanGate>
}
