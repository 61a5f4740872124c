import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** List that grows by a page at a time. */
export type PagedList<Row> = {
  /** Rows of all loaded pages; undefined while loading. */
  rows: readonly Row[] | undefined
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  error: Error | null
  isOffline: boolean
  retry: () => void
}

export function toPagedList<Row>(
  query: UseInfiniteQueryResult<InfiniteData<{ rows: readonly Row[] }, unknown>>,
): PagedList<Row> {
  return {
    rows: query.data?.pages.flatMap((page) => page.rows),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
