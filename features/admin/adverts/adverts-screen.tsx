'use client'

import { Megaphone } from 'lucide'
import { useState } from 'react'
import { type AdvertState, advertStates } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { ReviewedAdvertRow } from './reviewed-advert.tsx'
import { type ReviewedAdverts, useReviewedAdverts } from './use-adverts.ts'

/** Featured listings: those that wait for a decision, and the others. */
export function AdvertsScreen() {
  const { t } = useText()
  const [state, setState] = useState<AdvertState>('pending')
  const adverts = useReviewedAdverts(state)
  const { rejecting } = adverts
  return (
    <>
      <AdminHead title={t('admin.page.adverts')} lead={t('admin.adverts.lead')}>
        <Segmented
          name="state"
          size="sm"
          legend={t('admin.show')}
          options={advertStates.map((value) => ({ value, label: t(`adverts.status.${value}`) }))}
          value={state}
          onValueChange={setState}
          className="[&>label]:flex-none"
        />
      </AdminHead>
      <Rows adverts={adverts} state={state} />
      {rejecting ? (
        <LateReasonDialog
          title={t('admin.adverts.rejectTitle', { title: rejecting.title })}
          kind="advert"
          action={t('admin.adverts.reject')}
          isSending={adverts.deciding === rejecting.id}
          onClose={adverts.leaveReason}
          onReason={adverts.reject}
        />
      ) : null}
    </>
  )
}

function Rows({ adverts, state }: { adverts: ReviewedAdverts; state: AdvertState }) {
  const { t } = useText()
  return (
    <PagedRows
      list={adverts}
      failedTitle={t('admin.adverts.errorTitle')}
      empty={
        <EmptyState
          icon={<Icon of={Megaphone} />}
          title={t(state === 'pending' ? 'admin.adverts.nothingWaits' : 'admin.adverts.none')}
        />
      }
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((advert) => (
            <ReviewedAdvertRow key={advert.id} advert={advert} adverts={adverts} />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
