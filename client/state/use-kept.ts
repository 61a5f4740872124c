import { useSyncExternalStore } from 'react'
import type { KeptList } from '@/domain/kept-listings.ts'
import { keptStore } from './kept-store.ts'

/** The ids of a list on this device, the latest first; null in the first HTML. */
export function useKept(list: KeptList): readonly number[] | null {
  return useSyncExternalStore(
    keptStore.watch,
    () => keptStore.read()[list],
    () => null,
  )
}

/** Whether a listing is in a list on this device. */
export function useIsKept(list: KeptList, id: number): boolean {
  return useSyncExternalStore(
    keptStore.watch,
    () => keptStore.read()[list].includes(id),
    () => false,
  )
}
