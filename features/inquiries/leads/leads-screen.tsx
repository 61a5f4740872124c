'use client'

import { clsx } from 'clsx'
import { Inbox } from 'lucide'
import { useSearchParams } from 'next/navigation'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { leadsOfQuery } from '@/domain/web/inquiry-routes.ts'
import { LeadList } from './lead-list.tsx'
import { LeadView } from './lead-view.tsx'

/** Leads beside the chosen one; on phones one of the two. */
export function LeadsScreen({ asksFirst }: { asksFirst: boolean }) {
  const { t } = useText()
  const shown = leadsOfQuery(useSearchParams())
  const { lead } = shown
  return (
    <div className="md:grid md:grid-cols-[minmax(14rem,19rem)_minmax(0,1fr)] md:gap-6 lg:gap-8">
      <div className={clsx('min-w-0', lead && 'max-md:hidden')}>
        <h1 className="mb-2 type-display text-display text-ink">{t('account.pages.leads')}</h1>
        <LeadList shown={shown} />
      </div>
      {lead ? (
        <LeadView key={lead} id={lead} state={shown.state} asksFirst={asksFirst} />
      ) : (
        <div className="rounded-lg border border-line bg-surface max-md:hidden">
          <EmptyState icon={<Icon of={Inbox} />} title={t('inquiries.leads.chooseTitle')}>
            {t('inquiries.leads.chooseText')}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
