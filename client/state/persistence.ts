import type { StateStorage } from './browser-storage.ts'
import { type CachedSlices, initialState, type OwnState } from './client-state.ts'
import { mergeChanges } from './merge-changes.ts'
import type { ClientStore } from './state-store.ts'
import { type PersistFlags, readStored, storedText } from './stored-state.ts'

/** What the query cache holds of the slices. */
export type CacheMirror = {
  read(): CachedSlices
  /** Puts what was stored where nothing newer is known. */
  restore(cached: CachedSlices, language: string | null): void
  /** Calls `listener` when something of it changes; returns how to end it. */
  watch(listener: () => void): () => void
}

export type Persistence = {
  /** Which steps of the start are behind. */
  flags(): PersistFlags
  /** Ends with the time-out at the latest, and never fails. */
  rehydrate(): Promise<void>
  /** Writes at once what has not been written. */
  flush(): void
  stop(): void
}

/** After so long the state starts empty, whatever the storage is doing. */
export const REHYDRATION_TIMEOUT_MILLISECONDS = 5_000

/** How often changes are written down. */
export const WRITE_EVERY_MILLISECONDS = 1_000

/**
 * Ties a store to its storage: reads it once, writes the whole on an interval when something has
 * changed, and takes over what other tabs write.
 */
export function createPersistence(
  store: ClientStore,
  mirror: CacheMirror,
  storage: StateStorage,
): Persistence {
  const flags: PersistFlags = { rehydrated: false, bootstrapped: false }
  /** As it was when this tab and the storage last agreed. */
  let base: OwnState = initialState
  let written: string | null = null
  let isDirty = false
  let isOver = false
  const ends: (() => void)[] = []
  const state = () => store.getSnapshot().context

  const adopt = (text: string | null) => {
    const stored = readStored(text)
    if (!stored) return
    const own = mergeChanges(base, state(), stored.own)
    base = stored.own
    store.trigger.adopted({ state: own })
    mirror.restore(stored.cached, stored.own.Language.selectedLanguage?.code ?? null)
    written = text
  }

  const flush = () => {
    if (!isDirty || !flags.rehydrated) return
    const found = storage.peek()
    if (found !== written) adopt(found)
    const [own, cached] = [state(), mirror.read()]
    const text = storedText(own, cached, flags)
    isDirty = false
    if (text === written) return
    // Full storage: what can be asked again makes room for what cannot.
    const isKept =
      storage.write(text) || storage.write(storedText(own, cached, flags, { lean: true }))
    written = storage.peek()
    if (isKept) base = own
  }

  const begin = () => {
    flags.rehydrated = true
    isDirty = true
    const touch = () => {
      isDirty = true
    }
    const { unsubscribe } = store.subscribe(touch)
    const timer = setInterval(flush, WRITE_EVERY_MILLISECONDS)
    ends.push(unsubscribe, mirror.watch(touch), storage.watch(adopt), () => clearInterval(timer))
    flags.bootstrapped = true
  }

  return {
    flags: () => ({ ...flags }),
    async rehydrate() {
      const text = await inTime(storage.read())
      if (isOver || flags.rehydrated) return
      adopt(text)
      begin()
    },
    flush,
    stop() {
      flush()
      isOver = true
      for (const end of ends.splice(0)) end()
    },
  }
}

/** The stored text, or null when it cannot be read in time. */
function inTime(reading: Promise<string | null>): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, REHYDRATION_TIMEOUT_MILLISECONDS, null)
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer))
}
