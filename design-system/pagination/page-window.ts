/** Page number, or a gap (…). */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Page numbers to show: first, last, current and its neighbors. A gap always hides at least two
 * pages.
 */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const from = page <= 4 ? 2 : Math.min(page - 1, pageCount - 4)
  const to = page >= pageCount - 3 ? pageCount - 1 : Math.max(page + 1, 5)
  const first = Math.max(2, from)
  const last = Math.min(pageCount - 1, to)
  const middle = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return [
    1,
    ...(first > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(last < pageCount - 1 ? ['gap-after' as const] : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ]
}
