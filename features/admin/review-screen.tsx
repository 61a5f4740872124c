'use client'

import { CheckCheck, ListRestart } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from './admin-head.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReviewItemView } from './review-item.tsx'
import { ReviewList } from './review-list.tsx'
import { type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** What waits on the left, one thing of it in full beside it; on phones one after the other. */
export function ReviewScreen() {
  const { t } = useText()
  const review = useReview()
  const [dialog, setDialog] = useState<'reason' | 'keys' | null>(null)
  const { item, isChosen } = review
  const canApprove = mayDecide(item, 'approved')
  const canReject = mayDecide(item, 'rejected')
  useReviewKeys({
    a: canApprove ? review.approve : undefined,
    r: canReject ? () => setDialog('reason') : undefined,
    j: review.next,
    k: review.previous,
    u: review.undo ?? undefined,
    '?': () => setDialog('keys'),
  })
  return (
    <>
      <div className={isChosen ? 'max-lg:hidden' : undefined}>
        <AdminHead title={t('admin.page.review')}>
          <Kinds review={review} />
        </AdminHead>
      </div>
      <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
        <div className={isChosen ? 'max-lg:hidden' : undefined}>
          <ReviewList review={review} />
        </div>
        <div className={isChosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          {item ? (
            <ReviewItemView
              item={item}
              review={review}
              onApprove={canApprove ? review.approve : undefined}
              onReject={canReject ? () => setDialog('reason') : undefined}
              onKeys={() => setDialog('keys')}
            />
          ) : (
            <NoItem review={review} />
          )}
        </div>
      </div>
      {dialog === 'reason' && item ? (
        <ReasonDialog
          title={t('admin.rejectTitle', { title: item.title })}
          kind={item.kind === 'verification' ? 'verification' : 'listing'}
          action={t('admin.reject')}
          onClose={() => setDialog(null)}
          onReason={(reason) => {
            setDialog(null)
            review.reject(reason)
          }}
        />
      ) : null}
      {dialog === 'keys' ? <KeysDialog onClose={() => setDialog(null)} /> : null}
    </>
  )
}

/** An application is decided once; a listing can be taken down or shown at any time. */
function mayDecide(item: Review['item'], decision: 'approved' | 'rejected'): boolean {
  if (!item) return false
  return item.kind === 'verification' ? item.status === 'pending' : item.status !== decision
}

function Kinds({ review: { only, show, waiting } }: { review: Review }) {
  const { t, formats } = useText()
  const labelOf = (kind: 'property' | 'project' | 'verification') =>
    waiting
      ? `${t(`admin.kinds.${kind}`)} ${formats.number(waiting[kind])}`
      : t(`admin.kinds.${kind}`)
  const options = [
    { value: 'all', label: t('admin.kinds.all') },
    { value: 'property', label: labelOf('property') },
    { value: 'project', label: labelOf('project') },
    { value: 'verification', label: labelOf('verification') },
  ] as const
  return (
    <Segmented
      name="kind"
      size="sm"
      legend={t('admin.show')}
      options={[...options]}
      value={only ?? 'all'}
      onValueChange={(value) => show(value === 'all' ? undefined : value)}
      className="max-w-full overflow-x-auto [&>label]:flex-none"
    />
  )
}

function NoItem({ review }: { review: Review }) {
  const { t } = useText()
  const { item, itemError, retry, toFirst, toList, rows } = review
  if (itemError) {
    return <FailedList title={t('admin.itemErrorTitle')} error={itemError} onRetry={retry} />
  }
  if (item === undefined) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{t('admin.loading')}</span>
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="aspect-5/2 rounded-lg" />
        <Skeleton variant="text" className="w-4/5" />
      </div>
    )
  }
  const isMore = (rows?.length ?? 0) > 0
  return (
    <EmptyState
      icon={<Icon of={CheckCheck} />}
      title={t(isMore ? 'admin.endTitle' : 'admin.nothingWaits')}
      actions={
        isMore ? (
          <>
            <Button variant="secondary" onClick={toFirst}>
              <Icon of={ListRestart} />
              {t('admin.toFirst')}
            </Button>
            <Button variant="quiet" onClick={toList} className="lg:hidden">
              {t('admin.toList')}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={toList} className="lg:hidden">
            {t('admin.toList')}
          </Button>
        )
      }
    >
      {t(isMore ? 'admin.endText' : 'admin.nothingWaitsText')}
    </EmptyState>
  )
}
