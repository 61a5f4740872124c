import { useSelector } from '@xstate/react'
import { chooseForComparison, compareSelection } from '@/client/flows/compare-selection.ts'

export type CompareSelection = {
  /** IDs in order of selection. */
  homes: readonly number[]
  /** At least two homes are selected. */
  isComparable: boolean
  remove(home: number): void
  clear(): void
}

/** Homes selected for comparison, synchronized across tabs. */
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
