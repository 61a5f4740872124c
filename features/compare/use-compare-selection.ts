import { useSelector } from '@xstate/react'
import { chooseForComparison, compareSelection } from '@/client/flows/compare-selection.ts'

export type CompareSelection = {
  /** Ids, in the order of choice. */
  homes: readonly number[]
  /** There are at least two. */
  isComparable: boolean
  remove(home: number): void
  clear(): void
}

/** The homes chosen to be compared, in step with all tabs. */
export function useCompareSelection(): CompareSelection {
  const selection = compareSelection()
  const homes = useSelector(selection, ({ context }) => context.homes)
  return {
    homes,
    isComparable: homes.length > 1,
    remove: (home) => void chooseForComparison({ type: 'home.removed', home }),
    clear: () => void chooseForComparison({ type: 'selection.cleared' }),
  }
}
