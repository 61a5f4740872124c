import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'

/** Replaces the repayment plan if no package includes it; `opener` lists those that do. */
export function AmortizationGate({ opener, children }: { opener: ReactNode; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className="mt-12 border-t border-line pt-10">
      <EmptyState title={t('tools.mortgage.plan')} actions={opener}>
        {children}
      </EmptyState>
    </section>
  )
}
