import { type RefObject, useEffect } from 'react'

/**
 * Scrolls the row, not the page, to center its current item. Runs again when `state` changes: the
 * path, and anything that affects the row's width.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` only triggers the scroll
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !current) return
    const { left, width } = row.current.getBoundingClientRect()
    const box = current.getBoundingClientRect()
    row.current.scrollBy({ left: box.left + box.width / 2 - left - width / 2 })
  }, [row, state])
}
