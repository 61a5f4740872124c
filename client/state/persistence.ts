import type { StateStorage } from './browser-storage.ts'
import { type CachedSlices, initialState, nothingCached, type OwnState } from './client-state.ts'
import { mergeChanges } from './merge-changes.ts'
import type { ClientStore } from './state-store.ts'
import { type PersistFlags, readStored, storedText } from './stored-state.ts'

/** What the query cache holds of the slices. */
export type CacheMirror = {
  /** In which what it holds is worded. */
  language: string
  read(): CachedSlices
  /** Puts what was stored where nothing newer is known. */
  restore(cached: CachedSlices): void
  /** Calls `listener` when something of it changes; returns how to end it. */
  watch(listener: () => void): () => void
}

/** After so long the state starts empty, whatever the storage is doing. */
const REHYDRATION_TIMEOUT_MILLISECONDS = 5_000

/** How often changes are written down. */
const WRITE_EVERY_MILLISECONDS = 1_000

/**
 * Ties a store to its storage: reads it once, writes the whole on an interval when something has
 * changed, and takes over what other tabs write.
 */
export class Persistence {
  readonly #store: ClientStore
  readonly #mirror: CacheMirror
  readonly #storage: StateStorage
  #flags: PersistFlags = { rehydrated: false, bootstrapped: false }
  /** As it was when this tab and the storage last agreed. */
  #base: OwnState = initialState
  /** The cache's share as another tab, perhaps in another language, has written it. */
  #theirs: CachedSlices = nothingCached
  #written: string | null = null
  #isDirty = false
  #isOver = false
  #ends: (() => void)[] = []

  constructor(store: ClientStore, mirror: CacheMirror, storage: StateStorage) {
    this.#store = store
    this.#mirror = mirror
    this.#storage = storage
  }

  /** Which steps of the start are behind. */
  get flags(): PersistFlags {
    return this.#flags
  }

  /** Reads what was remembered. Ends with the time-out at the latest, and never fails. */
  async rehydrate(): Promise<void> {
    const text = await inTime(this.#storage.read())
    if (this.#isOver || this.#flags.rehydrated) return
    this.#adopt(text)
    this.#flags = { rehydrated: true, bootstrapped: true }
    this.#isDirty = true
    const touch = () => {
      this.#isDirty = true
    }
    const timer = setInterval(this.flush, WRITE_EVERY_MILLISECONDS)
    this.#ends = [
      () => clearInterval(timer),
      this.#store.subscribe(touch).unsubscribe,
      this.#mirror.watch(touch),
      this.#storage.watch((written) => this.#adopt(written)),
    ]
  }

  /** Writes at once what has not been written. */
  readonly flush = (): void => {
    if (!this.#isDirty || !this.#flags.rehydrated) return
    const found = this.#storage.peek()
    if (found !== this.#written) this.#adopt(found)
    const own = this.#own()
    const cached = this.#isWordedFor(own) ? this.#mirror.read() : this.#theirs
    const text = storedText(own, cached, this.#flags)
    this.#isDirty = false
    if (text === this.#written) return
    // Full storage: what can be asked again makes room for what cannot.
    const lean = () => storedText(own, cached, this.#flags, { lean: true })
    if (this.#storage.write(text) || this.#storage.write(lean())) this.#base = own
    this.#written = this.#storage.peek()
  }

  stop(): void {
    this.flush()
    this.#isOver = true
    for (const end of this.#ends.splice(0)) end()
  }

  /** Takes over what is stored, but for what was changed here meanwhile. */
  #adopt(text: string | null): void {
    const stored = readStored(text)
    if (!stored) return
    const own = mergeChanges(this.#base, this.#own(), stored.own)
    this.#base = stored.own
    this.#theirs = stored.cached
    this.#written = text
    this.#store.trigger.adopted({ state: own })
    if (this.#isWordedFor(stored.own)) this.#mirror.restore(stored.cached)
    // Writing what was only read would make two tabs answer each other for ever.
    this.#isDirty = JSON.stringify(own) !== JSON.stringify(stored.own)
  }

  #own(): OwnState {
    return this.#store.getSnapshot().context
  }

  /** Names and texts of the cache are in the page's language, which another tab may not share. */
  #isWordedFor({ Language }: OwnState): boolean {
    const code = Language.selectedLanguage?.code ?? this.#mirror.language
    return code === this.#mirror.language
  }
}

/** The stored text, or null when it cannot be read in time. */
function inTime(reading: Promise<string | null>): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, REHYDRATION_TIMEOUT_MILLISECONDS, null)
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer))
}
