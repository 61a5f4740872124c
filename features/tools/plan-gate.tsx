import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'

/** Shown instead of a repayment plan that no package of the viewer opens; `opener` says what does. */
export function PlanGate({ opener, children }: { opener: ReactNode; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className="mt-12 border-t border-line pt-10">
      <EmptyState title={t('mortgage.plan')} actions={opener}>
        {children}
      </EmptyState>
    </section>
  )
}
