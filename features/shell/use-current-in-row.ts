import { type RefObject, useEffect } from 'react'

/**
 * Brings what is current of a row that scrolls into its middle; the page stays where it is. Anew
 * whenever `state` is another: the place, and what makes the row longer.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moves the row is no part of the move
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !current) return
    const { left, width } = row.current.getBoundingClientRect()
    const box = current.getBoundingClientRect()
    row.current.scrollBy({ left: box.left + box.width / 2 - left - width / 2 })
  }, [row, state])
}
