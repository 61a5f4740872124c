import { type KeptListings, keptOf, keptText } from '@/domain/listing/device-lists.ts'

/** Separate key, because the specification defines the exact contents of the slices. */
export const KEPT_KEY = 'kept-listings'

/** Listing ids stored on this device, shared by all components of the tab. */
export type KeptStore = {
  read(): KeptListings
  /** Updates the ids in every tab. Returns false if storage failed; this tab then uses memory. */
  change(by: (kept: KeptListings) => KeptListings): boolean
  /** Calls `listener` on changes in any tab. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/** `storage` returns the browser's storage, or throws if it is blocked. */
export function createKeptStore(storage: () => Storage): KeptStore {
  const disk = diskOf(storage)
  let kept = keptOf(disk.read() ?? null)
  let isStored = true
  const listeners = new Set<() => void>()
  const take = (next: KeptListings) => {
    if (keptText(next) === keptText(kept)) return
    kept = next
    for (const listener of listeners) listener()
  }
  const hear = ({ key }: Pick<StorageEvent, 'key'>) => {
    // The key is null after `localStorage.clear()`.
    if (key !== KEPT_KEY && key !== null) return
    isStored = true
    take(keptOf(disk.read() ?? null))
  }
  // Pages in the back/forward cache miss storage events.
  const wake = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted && isStored ? disk.read() : undefined
    if (stored !== undefined) take(keptOf(stored))
  }
  return {
    read: () => kept,
    change(by) {
      // Rereads storage, because another tab may just have written. Memory is newer only if storage
      // failed.
      const stored = isStored ? disk.read() : undefined
      const before = stored === undefined ? kept : keptOf(stored)
      const next = by(before)
      if (next !== before) isStored = disk.write(keptText(next))
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

export const keptStore: KeptStore = createKeptStore(() => localStorage)

/** Storage that never throws: returns undefined if unreadable, false if not writable. */
function diskOf(storage: () => Storage) {
  return {
    read(): string | null | undefined {
      try {
        return storage().getItem(KEPT_KEY)
      } catch {
        return undefined
      }
    },
    write(text: string): boolean {
      try {
        storage().setItem(KEPT_KEY, text)
        return true
      } catch {
        return false
      }
    },
  }
}
