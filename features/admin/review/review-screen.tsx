'use client'

import { CheckCheck, ListRestart, SearchX } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { ReviewItemView } from './review-item.tsx'
import { ReviewList } from './review-list.tsx'
import { type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** Review queue with item details next to it; on phones only one of both. */
export function ReviewScreen() {
  const { t } = useText()
  const review = useReview()
  const [showsKeys, setShowsKeys] = useState(false)
  const { item, isChosen, rejecting } = review
  const canApprove = mayDecide(review, 'approved')
  const canReject = mayDecide(review, 'rejected')
  const keys = useReviewKeys({
    a: canApprove ? review.approve : undefined,
    r: canReject ? review.askReason : undefined,
    j: review.next,
    k: review.previous,
    u: review.undo ?? undefined,
    '?': () => setShowsKeys(true),
  })
  return (
    <>
      <div className={isChosen ? 'max-lg:hidden' : undefined}>
        <AdminHead title={t('admin.page.review')}>
          <Kinds review={review} />
        </AdminHead>
      </div>
      <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]">
        <div className={isChosen ? 'max-lg:hidden' : undefined}>
          <ReviewList review={review} />
        </div>
        <div className={isChosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          {item ? (
            <ReviewItemView
              item={item}
              review={review}
              onApprove={canApprove ? review.approve : undefined}
              onReject={canReject ? review.askReason : undefined}
              onKeys={() => setShowsKeys(true)}
            />
          ) : (
            <NoItem review={review} />
          )}
        </div>
      </div>
      {rejecting ? (
        <LateReasonDialog
          title={t('admin.rejectTitle', { title: rejecting.title })}
          kind={rejecting.kind === 'verification' ? 'verification' : 'listing'}
          action={t('admin.reject')}
          isSending={review.isDeciding}
          onClose={review.leaveReason}
          onReason={review.reject}
        />
      ) : null}
      {showsKeys ? (
        <OnDemand
          load={loadKeys}
          of={{ isOn: keys.isOn, onTurn: keys.turn, onClose: () => setShowsKeys(false) }}
          onFailed={() => setShowsKeys(false)}
        />
      ) : null}
    </>
  )
}

const loadKeys = () => import('./keys-dialog.tsx')

/**
 * Applications are decided once, and not by the applicant. Listings can be approved or rejected at
 * any time.
 */
function mayDecide(
  { item, isOwn, isReviewer }: Review,
  decision: 'approved' | 'rejected',
): boolean {
  if (!item || isOwn || !isReviewer) return false
  return item.kind === 'verification' ? item.status === 'pending' : item.status !== decision
}

function Kinds({ review: { only, show, waiting } }: { review: Review }) {
  const { t, formats } = useText()
  const formatLabel = (kind: 'property' | 'project' | 'verification') =>
    waiting
      ? `${t(`admin.kinds.${kind}`)} ${formats.number(waiting[kind])}`
      : t(`admin.kinds.${kind}`)
  const options = [
    { value: 'all', label: t('admin.kinds.all') },
    { value: 'property', label: formatLabel('property') },
    { value: 'project', label: formatLabel('project') },
    { value: 'verification', label: formatLabel('verification') },
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
  const { item, itemError, isGone, retry, rows } = review
  if (isGone) {
    return (
      <EmptyState
        icon={<Icon of={SearchX} />}
        title={t('admin.goneTitle')}
        actions={<Ways review={review} isMore />}
      >
        {t('admin.goneText')}
      </EmptyState>
    )
  }
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
  return <End review={review} isMore={(rows?.length ?? 0) > 0} />
}

/** End of the queue. Takes focus if the button that was pressed has disappeared. */
function End({ review, isMore }: { review: Review; isMore: boolean }) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const hasDecided = review.undo !== null
  useEffect(() => {
    if (hasDecided && document.activeElement === document.body) place.current?.focus()
  }, [hasDecided])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        icon={<Icon of={CheckCheck} />}
        title={t(isMore ? 'admin.endTitle' : 'admin.nothingWaits')}
        actions={<Ways review={review} isMore={isMore} />}
      >
        {t(isMore ? 'admin.endText' : 'admin.nothingWaitsText')}
      </EmptyState>
    </div>
  )
}

/** Actions of an empty page; "back to list" exists on phones only. */
function Ways({ review: { toFirst, toList }, isMore }: { review: Review; isMore: boolean }) {
  const { t } = useText()
  return (
    <>
      {isMore ? (
        <Button variant="secondary" onClick={toFirst}>
          <Icon of={ListRestart} />
          {t('admin.toFirst')}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={toList} className="lg:hidden">
        {t('admin.toList')}
      </Button>
    </>
  )
}
