import { useSyncExternalStore } from 'react'
import type { KeptList } from '@/domain/listing/device-lists.ts'
import { keptStore } from './device-lists-store.ts'

/** Ids of a list on this device, newest first; null during server rendering. */
export function useKept(list: KeptList): readonly number[] | null {
  return useSyncExternalStore(
    keptStore.watch,
    () => keptStore.read()[list],
    () => null,
  )
}

export function useIsKept(list: KeptList, id: number): boolean {
  return useSyncExternalStore(
    keptStore.watch,
    () => keptStore.read()[list].includes(id),
    () => false,
  )
}
