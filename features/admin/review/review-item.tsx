import { ArrowLeft, Check, ChevronDown, ChevronUp, Keyboard, Undo2, X } from 'lucide'
import { useEffect, useRef } from 'react'
import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { momentWords } from '../moment.ts'
import { LateChanges } from './late-changes.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewOwner } from './review-owner.tsx'
import { ReviewSimilar } from './review-similar.tsx'
import { ReviewedListingView } from './reviewed-listing.tsx'
import type { Review } from './use-review.ts'

type ReviewItemViewProps = {
  item: ReviewItem
  review: Review
  /** Undefined if not allowed. */
  onApprove: (() => void) | undefined
  onReject: (() => void) | undefined
  onKeys: () => void
}

/** Item under review with a sticky decision bar. */
export function ReviewItemView({ item, review, onApprove, onReject, onKeys }: ReviewItemViewProps) {
  const { t, language } = useText()
  const { kind, id, title, status, submitted_at, decisions, listing, answers, owner } = item
  const heading = useRef<HTMLHeadingElement>(null)
  const { isChosen } = review
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing begins at its top
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [kind, id])
  return (
    <article aria-labelledby="review-title" className="flex min-w-0 flex-col gap-7">
      <header>
        <Button variant="quiet" size="sm" className="mb-2 -ms-3 lg:hidden" onClick={review.toList}>
          <Icon of={ArrowLeft} className="mirrored" />
          {t('admin.toList')}
        </Button>
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{t(`admin.kind.${kind}`)}</Badge>
          <Badge variant={TONES[status]}>{t(`admin.status.${status}`)}</Badge>
          {listing && !listing.is_active ? <Badge>{t('admin.inactive')}</Badge> : null}
          {listing?.is_premium ? <Badge variant="accent">{t('admin.premium')}</Badge> : null}
        </div>
        <h2
          ref={heading}
          id="review-title"
          tabIndex={-1}
          className="type-display mt-2 text-xl text-ink wrap-anywhere outline-none"
        >
          <bdi>{title || t('admin.unnamed')}</bdi>
        </h2>
        <p className="mt-1 text-sm text-ink-muted">
          {t(status === 'pending' ? 'admin.submitted' : 'admin.submittedOnce', {
            when: momentWords(submitted_at, language),
          })}
        </p>
        {review.isOwn ? <p className="mt-1 text-sm">{t('admin.refusal.ownSubject')}</p> : null}
      </header>
      <LateChanges item={item} />
      {item.similar.length > 0 ? (
        <ReviewSimilar rows={item.similar} onChoose={review.choose} />
      ) : null}
      {answers.length > 0 ? <ReviewFacts title={t('admin.answers')} facts={answers} /> : null}
      {listing ? (
        <ReviewedListingView title={title} listing={listing} pinDistanceKm={item.pin_distance_km} />
      ) : null}
      {owner ? <ReviewOwner owner={owner} /> : null}
      {decisions.length > 0 ? <ReviewHistory decisions={decisions} /> : null}
      <DecisionBar review={review} onApprove={onApprove} onReject={onReject} onKeys={onKeys} />
    </article>
  )
}

const TONES = { pending: 'warning', approved: 'success', rejected: 'danger' } as const

type DecisionBarProps = Pick<ReviewItemViewProps, 'review' | 'onApprove' | 'onReject' | 'onKeys'>

function DecisionBar({ review, onApprove, onReject, onKeys }: DecisionBarProps) {
  const { t } = useText()
  const { isDeciding, isReviewer, next, previous, undo } = review
  return (
    <section
      aria-label={t('admin.decision')}
      className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center gap-2 border-t border-line bg-paper/95 px-gutter py-3 backdrop-blur-sm lg:mx-0 lg:rounded-t-lg lg:border-x lg:px-4"
    >
      {isReviewer ? (
        <>
          <Button
            onClick={onApprove}
            disabled={!onApprove}
            busy={isDeciding}
            className="max-sm:px-3"
          >
            <Icon of={Check} />
            {t('admin.approve')}
          </Button>
          <Button
            variant="secondary"
            onClick={onReject}
            disabled={!onReject || isDeciding}
            className="max-sm:px-3"
          >
            <Icon of={X} />
            {t('admin.reject')}
          </Button>
        </>
      ) : null}
      <span className="ms-auto flex items-center">
        {undo ? (
          <IconButton label={t('admin.undoLast')} onClick={undo}>
            <Icon of={Undo2} className="mirrored" />
          </IconButton>
        ) : null}
        <IconButton label={t('admin.previous')} onClick={previous}>
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton label={t('admin.next')} onClick={next}>
          <Icon of={ChevronDown} />
        </IconButton>
        <IconButton label={t('admin.keysTitle')} onClick={onKeys} className="max-lg:hidden">
          <Icon of={Keyboard} />
        </IconButton>
      </span>
    </section>
  )
}
