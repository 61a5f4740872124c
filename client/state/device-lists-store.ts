import {
  type DeviceLists,
  parseDeviceLists,
  serializeDeviceLists,
} from '@/domain/listing/device-lists.ts'

/** Separate key, because the specification defines the exact contents of the slices. */
export const DEVICE_LISTS_KEY = 'kept-listings'

/** Listing ids stored on this device, shared by all components of the tab. */
export type DeviceListsStore = {
  read(): DeviceLists
  /** Updates the ids in every tab. Returns false if storage failed; this tab then uses memory. */
  change(by: (kept: DeviceLists) => DeviceLists): boolean
  /** Calls `listener` on changes in any tab. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/** `storage` returns the browser's storage, or throws if it is blocked. */
export function createDeviceListsStore(storage: () => Storage): DeviceListsStore {
  const disk = wrapStorage(storage)
  let kept = parseDeviceLists(disk.read() ?? null)
  let isStored = true
  const listeners = new Set<() => void>()
  const take = (next: DeviceLists) => {
    if (serializeDeviceLists(next) === serializeDeviceLists(kept)) return
    kept = next
    for (const listener of listeners) listener()
  }
  const hear = ({ key }: Pick<StorageEvent, 'key'>) => {
    // The key is null after `localStorage.clear()`.
    if (key !== DEVICE_LISTS_KEY && key !== null) return
    isStored = true
    take(parseDeviceLists(disk.read() ?? null))
  }
  // Pages in the back/forward cache miss storage events.
  const wake = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted && isStored ? disk.read() : undefined
    if (stored !== undefined) take(parseDeviceLists(stored))
  }
  return {
    read: () => kept,
    change(by) {
      // Rereads storage, because another tab may just have written. Memory is newer only if storage
      // failed.
      const stored = isStored ? disk.read() : undefined
      const before = stored === undefined ? kept : parseDeviceLists(stored)
      const next = by(before)
      if (next !== before) isStored = disk.write(serializeDeviceLists(next))
      take(next)
      return isStored
    },
    watch(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', hear)
        addEventListener('pageshow', wake)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', hear)
        removeEventListener('pageshow', wake)
      }
    },
  }
}

export const deviceListsStore: DeviceListsStore = createDeviceListsStore(() => localStorage)

/** Storage that never throws: returns undefined if unreadable, false if not writable. */
function wrapStorage(storage: () => Storage) {
  return {
    read(): string | null | undefined {
      try {
        return storage().getItem(DEVICE_LISTS_KEY)
      } catch {
        return undefined
      }
    },
    write(text: string): boolean {
      try {
        storage().setItem(DEVICE_LISTS_KEY, text)
        return true
      } catch {
        return false
      }
    },
  }
}
