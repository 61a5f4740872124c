import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { routes } from '@/domain/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** In the place of a repayment plan that one's packages do not open: why, and what opens it. */
export function PlanGate({ opener, children }: { opener?: ReactNode; children: ReactNode }) {
  const { t } = useText()
  const href = useHref()
  return (
    <section className="mt-12 border-t border-line pt-10">
      <EmptyState
        title={t('mortgage.plan')}
        actions={
          <>
            {opener}
            <SiteLink
              href={href(routes.subscriptionPlan())}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('plans.see')}
            </SiteLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </section>
  )
}
