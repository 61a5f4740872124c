import { useSyncExternalStore } from 'react'
import type { DeviceListName } from '@/domain/listing/device-lists.ts'
import { deviceListsStore } from './device-lists-store.ts'

/** Ids of a list on this device, newest first; null during server rendering. */
export function useDeviceList(list: DeviceListName): readonly number[] | null {
  return useSyncExternalStore(
    deviceListsStore.watch,
    () => deviceListsStore.read()[list],
    () => null,
  )
}

export function useIsOnDeviceList(list: DeviceListName, id: number): boolean {
  return useSyncExternalStore(
    deviceListsStore.watch,
    () => deviceListsStore.read()[list].includes(id),
    () => false,
  )
}
