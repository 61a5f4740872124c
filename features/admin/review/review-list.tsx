import { Building2, CheckCheck, House, ShieldCheck } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { ReviewRow } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { Review } from './use-review.ts'

/** Review queue, oldest first. */
export function ReviewList({ review }: { review: Review }) {
  const { t } = useText()
  const { rows, queueError, retry, item, choose, hasMore, isLoadingMore, more } = review
  const list = useShownInList(item && `${item.kind}-${item.id}`, rows?.length)
  if (!rows && queueError) {
    return <FailedList title={t('admin.queueErrorTitle')} error={queueError} onRetry={retry} />
  }
  if (!rows) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{t('admin.loading')}</span>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-18 rounded-md" />
        ))}
      </div>
    )
  }
  if (rows.length === 0) {
    // On wide screens the details pane says the same.
    return (
      <EmptyState
        icon={<Icon of={CheckCheck} />}
        title={t('admin.nothingWaits')}
        className="rounded-lg border border-line sm:py-12 lg:hidden"
      >
        {t('admin.nothingWaitsText')}
      </EmptyState>
    )
  }
  return (
    <div
      ref={list}
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      <ul aria-label={t('admin.queue')} className="flex flex-col gap-1.5 p-1">
        {rows.map((row) => (
          <Row
            key={`${row.kind}-${row.id}`}
            row={row}
            isShown={item?.kind === row.kind && item.id === row.id}
            onChoose={() => choose(row)}
          />
        ))}
      </ul>
      {hasMore ? (
        <Button
          variant="secondary"
          size="sm"
          className="m-1 mt-3"
          busy={isLoadingMore}
          onClick={more}
        >
          {t('admin.more')}
        </Button>
      ) : null}
    </div>
  )
}

/** Scrolls the list, not the page, to the open row. */
function useShownInList(shown: string | null | undefined, count: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row, or more of them
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current=true]')
    if (!list.current || !row) return
    const [box, own] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()]
    if (own.top < box.top) list.current.scrollBy({ top: own.top - box.top })
    if (own.bottom > box.bottom) list.current.scrollBy({ top: own.bottom - box.bottom })
  }, [shown, count])
  return list
}

const icons = { property: House, project: Building2, verification: ShieldCheck }

type RowProps = { row: ReviewRow; isShown: boolean; onChoose: () => void }

function Row({ row, isShown, onChoose }: RowProps) {
  const { t, formats } = useText()
  const [now] = useState(() => new Date())
  const { kind, title, place, owner_name, picture, submitted_at } = row
  return (
    <li>
      <button
        type="button"
        aria-current={isShown ? 'true' : undefined}
        onClick={onChoose}
        className="flex w-full items-center gap-3 rounded-md border border-transparent p-2 text-start transition-colors duration-fast hover:bg-surface-muted aria-[current=true]:border-brand-ink/40 aria-[current=true]:bg-brand-soft"
      >
        <Thumbnail url={picture} icon={icons[kind]} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate align-as-page font-medium text-ink">
            {title || t('admin.unnamed')}
          </span>
          <span className="block truncate text-sm text-ink-muted">
            {t(`admin.kind.${kind}`)}
            {place ? (
              <>
                {' · '}
                <bdi>{place}</bdi>
              </>
            ) : null}
          </span>
          <span className="block truncate text-xs text-ink-muted">
            {kind === 'verification' ? null : (
              <>
                <bdi>{owner_name}</bdi> ·{' '}
              </>
            )}
            {formats.relativeTime(submitted_at, now, t('admin.justNow'))}
          </span>
        </span>
      </button>
    </li>
  )
}
