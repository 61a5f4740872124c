import { type KeptListings, keptOf, keptText } from '@/domain/kept-listings.ts'

/** Of its own: what the specification's slices hold is exactly theirs. */
export const KEPT_KEY = 'kept-listings'

/** The listings that this device remembers, for all components of the tab. */
export type KeptStore = {
  read(): KeptListings
  /**
   * Changes what is kept, in every tab. False when the storage did not take it: then this tab goes
   * on from memory.
   */
  change(by: (kept: KeptListings) => KeptListings): boolean
  /** Calls `listener` when this or another tab has changed something; returns how to end it. */
  watch(listener: () => void): () => void
}

/** `storage` gives the browser's storage, or throws where that is blocked. */
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
    // Without a key somebody has cleared everything.
    if (key !== KEPT_KEY && key !== null) return
    isStored = true
    take(keptOf(disk.read() ?? null))
  }
  // A page that was set aside for going back to hears of nothing meanwhile.
  const wake = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted && isStored ? disk.read() : undefined
    if (stored !== undefined) take(keptOf(stored))
  }
  return {
    read: () => kept,
    change(by) {
      // Another tab may have written in this very moment; memory is newer only where storage failed.
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

/** That of this tab. */
export const keptStore: KeptStore = createKeptStore(() => localStorage)

/** Storage that never throws: undefined where it cannot be read, false where it cannot be written. */
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
