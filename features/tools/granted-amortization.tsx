'use client'

import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import type { MortgageInput } from '@/domain/money/mortgage.ts'
import { mortgageCsv } from '@/domain/money/mortgage-csv.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AmortizationGate } from './amortization-gate.tsx'
import { AmortizationTable, mortgageHeads } from './amortization-table.tsx'
import { useGrantedAmortization } from './use-granted-amortization.ts'

type GrantedPlanProps = { input: MortgageInput; opener: ReactNode }

/** Repayment plan if included in the member's packages; otherwise the packages that include it. */
export default function GrantedAmortization({ input, opener }: GrantedPlanProps) {
  const text = useText()
  const { t } = text
  const { plan, isRefused, error, retry } = useGrantedAmortization(input)
  if (isRefused)
    return <AmortizationGate opener={opener}>{t('tools.mortgage.notIncluded')}</AmortizationGate>
  if (error)
    return <FailedList title={t('tools.mortgage.planFailed')} error={error} onRetry={retry} />
  if (!plan) return <Spinner label={t('tools.mortgage.plan')} className="mt-12 text-xl" />
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(mortgageCsv(plan, mortgageHeads(t)))}`
  return <AmortizationTable plan={plan} file={file} {...text} />
}
