import { changeComparison, clearComparison } from '@/client/state/compared-listings.ts'
import { useDeviceList } from '@/client/state/use-device-lists.ts'

export type CompareSelection = {
  /** IDs in order of selection. */
  homes: readonly number[]
  /** At least two homes are selected. */
  isComparable: boolean
  remove(property: number): void
  clear(): void
}

/** Homes selected for comparison, synchronized across tabs. */
export function useCompareSelection(): CompareSelection {
  const homes = useDeviceList('compared') ?? NONE
  return {
    homes,
    isComparable: homes.length > 1,
    remove: (property) => void changeComparison({ type: 'removed', property }),
    clear: clearComparison,
  }
}

const NONE: readonly number[] = []
