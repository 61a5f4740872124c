import type { ReactNode } from 'react'
import type { PagedList } from '@/client/api/calls/paged-list.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from './lines-loading.tsx'

type PagedRowsProps<Row> = {
  list: PagedList<Row>
  /** Title of the state in which the list could not be loaded. */
  failedTitle: string
  /** Shown in place of an empty list. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** List that grows by a page at a time, with its offline, failed, loading and empty states. */
export function PagedRows<Row>({ list, failedTitle, empty, children }: PagedRowsProps<Row>) {
  const { t } = useText()
  const { rows, error, isOffline, retry } = list
  if (!rows && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && error) return <FailedList title={failedTitle} error={error} onRetry={retry} />
  if (!rows) return <LinesLoading words={t('admin.loading')} />
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows)}
      <MoreButton list={list} />
    </>
  )
}

type MoreButtonProps = { list: Pick<PagedList<unknown>, 'hasMore' | 'isLoadingMore' | 'more'> }

/** Loads the next page of a list. Nothing when there is none. */
function MoreButton({ list: { hasMore, isLoadingMore, more } }: MoreButtonProps) {
  const { t } = useText()
  if (!hasMore) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-4 self-start"
      busy={isLoadingMore}
      onClick={more}
    >
      {t('admin.more')}
    </Button>
  )
}
