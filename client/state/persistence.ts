import { freshUuid } from '@/domain/web/fresh-uuid.ts'
import type { StateStorage } from './browser-storage.ts'
import { type CachedSlices, initialState, nothingCached, type OwnState } from './client-state.ts'
import { changedFields, mergeChanges } from './merge-changes.ts'
import type { ClientStore } from './state-store.ts'
import { type ChangeMarks, type PersistFlags, readStored, storedText } from './stored-state.ts'

/** Slice data of the query cache. */
export type CacheMirror = {
  /** Language of the cached data. */
  language: string
  read(viewer: number | null): CachedSlices
  /** Restores stored data of a viewer unless the cache has newer data. */
  restore(cached: CachedSlices, viewer: number | null): void
  /** Calls `listener` on changes. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/** The state starts empty after this time, even if storage has not answered. */
const REHYDRATION_TIMEOUT_MILLISECONDS = 5_000

const WRITE_EVERY_MILLISECONDS = 1_000

/**
 * Persists a store: reads it once, writes it throttled after changes, and merges other tabs'
 * writes. Browsers tell tabs of a write late, so two tabs may overwrite each other unseen: each
 * field carries the mark of its last change, and the later one wins in every tab.
 */
export class Persistence {
  readonly #store: ClientStore
  readonly #mirror: CacheMirror
  readonly #storage: StateStorage
  #flags: PersistFlags = { rehydrated: false, bootstrapped: false }
  /** State whose changes are marked. */
  #marked: OwnState = initialState
  #changed: ChangeMarks = {}
  /** Cache data written by another tab, possibly in another language. */
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

  get flags(): PersistFlags {
    return this.#flags
  }

  /** Restores the stored state. Resolves within the timeout and never rejects. */
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

  /** Writes pending changes immediately. */
  readonly flush = (): void => {
    if (!this.#isDirty || !this.#flags.rehydrated) return
    const found = this.#storage.peek()
    if (found !== this.#written) this.#adopt(found)
    this.#markChanges()
    const own = this.#own()
    const cached = this.#isWordedFor(own) ? this.#mirror.read(viewerIn(own)) : this.#theirs
    const text = storedText(own, cached, this.#flags, this.#changed)
    this.#isDirty = false
    if (text === this.#written) return
    // Storage full: drop data that can be fetched again.
    const lean = () => storedText(own, cached, this.#flags, this.#changed, { lean: true })
    if (!this.#storage.write(text)) this.#storage.write(lean())
    this.#written = this.#storage.peek()
  }

  stop(): void {
    this.flush()
    this.#isOver = true
    for (const end of this.#ends.splice(0)) end()
  }

  /** Merges stored state, keeping local changes. */
  #adopt(text: string | null): void {
    const stored = readStored(text)
    if (!stored) return
    const unsaved = this.#markChanges()
    const mine = this.#changed
    const theirs = stored.changed ?? {}
    const isMine = (field: string) =>
      stored.changed ? (mine[field] ?? '') > (theirs[field] ?? '') : unsaved.includes(field)
    const own = mergeChanges(this.#own(), stored.own, isMine)
    this.#changed = latestMarks(mine, theirs)
    this.#marked = own
    this.#theirs = stored.cached
    this.#written = text
    this.#store.trigger.adopted({ state: own })
    if (this.#isWordedFor(stored.own)) this.#mirror.restore(stored.cached, viewerIn(stored.own))
    // Writing unchanged state would make two tabs trigger each other forever.
    this.#isDirty = JSON.stringify(own) !== JSON.stringify(stored.own)
  }

  /** Marks the fields changed since the last call and returns them. */
  #markChanges(): string[] {
    const own = this.#own()
    const fields = changedFields(this.#marked, own)
    this.#marked = own
    if (fields.length > 0) {
      const mark = markAfter(this.#changed)
      const marks = fields.map((field) => [field, mark])
      this.#changed = { ...this.#changed, ...Object.fromEntries(marks) }
    }
    return fields
  }

  #own(): OwnState {
    return this.#store.getSnapshot().context
  }

  /** Cached texts are in the page's language; another tab may use a different one. */
  #isWordedFor({ Language }: OwnState): boolean {
    const code = Language.selectedLanguage?.code ?? this.#mirror.language
    return code === this.#mirror.language
  }
}

function viewerIn({ User_signup }: OwnState): number | null {
  return User_signup.data?.data.id ?? null
}

/** A mark later than all `marks`, even where the clock was set back; unique among tabs. */
function markAfter(marks: ChangeMarks): string {
  const latest = Math.max(0, ...Object.values(marks).map((mark) => Number.parseInt(mark, 10) || 0))
  return `${Math.max(Date.now(), latest + 1)
    .toString()
    .padStart(15, '0')}-${freshUuid().slice(0, 8)}`
}

function latestMarks(mine: ChangeMarks, theirs: ChangeMarks): ChangeMarks {
  const marks = { ...mine }
  for (const [field, mark] of Object.entries(theirs))
    if (mark > (marks[field] ?? '')) marks[field] = mark
  return marks
}

/** Stored text; null on failure or timeout. */
function inTime(reading: Promise<string | null>): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, REHYDRATION_TIMEOUT_MILLISECONDS, null)
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer))
}
