'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { AdminHead } from '../admin-head.tsx'
import { KindNavigation } from '../kind-navigation.tsx'
import { ChatReportList } from './chat-report-list.tsx'
import { ListingReportList } from './listing-report-list.tsx'

const KINDS = ['listings', 'messages'] as const

/** Reports about listings or about chat messages, open or handled. */
export function ReportsScreen() {
  const { t } = useText()
  const href = useHref()
  const asked = useSearchParams()
  const kind = KINDS.find((name) => name === asked.get('kind')) ?? 'listings'
  const [state, setState] = useState<'open' | 'handled'>(() =>
    asked.get('of') === 'handled' ? 'handled' : 'open',
  )
  const List = kind === 'messages' ? ChatReportList : ListingReportList
  return (
    <>
      <AdminHead
        title={t('admin.page.reports')}
        lead={t(kind === 'messages' ? 'admin.chatReports.lead' : 'admin.reportsLead')}
      >
        <Segmented
          name="state"
          size="sm"
          legend={t('admin.show')}
          options={[
            { value: 'open', label: t('admin.reportsOpen') },
            { value: 'handled', label: t('admin.reportsHandled') },
          ]}
          value={state}
          onValueChange={setState}
          className="[&>label]:flex-none"
        />
      </AdminHead>
      <KindNavigation
        label={t('admin.reportKinds')}
        current={kind}
        kinds={KINDS.map((name) => ({
          kind: name,
          name: t(`admin.reportKind.${name}`),
          href: href(adminRoute('reports', name === 'listings' ? {} : { kind: name })),
        }))}
      />
      <List isOpen={state === 'open'} />
    </>
  )
}
