import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { PackageOpener } from '@/features/gate/package-opener.tsx'

/** In the place of a repayment plan that one's packages do not open: why, and what opens it. */
export function PlanGate({ children }: { children: ReactNode }) {
  const { t } = useText()
  const href = useHref()
  return (
    <section className="mt-12 border-t border-line pt-10">
      <EmptyState
        title={t('mortgage.plan')}
        actions={<PackageOpener reason="mortgage" t={t} href={href} />}
      >
        {children}
      </EmptyState>
    </section>
  )
}
