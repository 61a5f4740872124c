'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { AdminHead } from '../admin-head.tsx'
import { CaseList } from './case-list.tsx'
import { PaymentExport } from './payment-export.tsx'
import { PaymentList } from './payment-list.tsx'
import { TransferList } from './transfer-list.tsx'

type View = 'transfers' | 'cases' | 'all'

/** Bank transfers to approve, cases to decide, and all purchases. */
export function PaymentsScreen() {
  const { t } = useText()
  const asked = useSearchParams()
  const [view, setView] = useState<View>(() => parseView(asked))
  return (
    <>
      <AdminHead title={t('admin.page.payments')} lead={t(`admin.payments.lead.${view}`)}>
        <Segmented
          name="view"
          size="sm"
          legend={t('admin.show')}
          options={[
            { value: 'transfers', label: t('admin.payments.transfers') },
            { value: 'cases', label: t('admin.payments.cases') },
            { value: 'all', label: t('admin.payments.all') },
          ]}
          value={view}
          onValueChange={setView}
          className="[&>label]:flex-none"
        />
      </AdminHead>
      {view === 'transfers' ? <TransferList /> : null}
      {view === 'cases' ? <CaseList /> : null}
      {view === 'all' ? (
        <>
          <PaymentExport />
          <PaymentList />
        </>
      ) : null}
    </>
  )
}

function parseView(asked: Pick<URLSearchParams, 'get'>): View {
  if (asked.get('payment')) return 'all'
  const of = asked.get('of')
  return of === 'cases' || of === 'all' ? of : 'transfers'
}
