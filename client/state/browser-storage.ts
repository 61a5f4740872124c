import { ROOT_KEY } from './stored-state.ts'

/** Storage of the client state; never throws or rejects. */
export type StateStorage = {
  read(): Promise<string | null>
  /** False if storage is full, blocked or missing. */
  write(text: string): boolean
  /** Reads synchronously. */
  peek(): string | null
  /**
   * Calls `listener` after another tab writes and when the page is restored from the back/forward
   * cache. Returns the unsubscribe function.
   */
  watch(listener: (text: string | null) => void): () => void
}

/** localStorage; even accessing it throws if it is blocked. */
export const browserStorage: StateStorage = {
  read: async () => browserStorage.peek(),
  peek() {
    try {
      return localStorage.getItem(ROOT_KEY)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      localStorage.setItem(ROOT_KEY, text)
      return true
    } catch {
      return false
    }
  },
  watch(listener) {
    const hear = (event: StorageEvent) => {
      // The key is null after `localStorage.clear()`.
      if (event.key === ROOT_KEY || event.key === null) listener(event.newValue)
    }
    // Pages in the back/forward cache miss storage events.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener(browserStorage.peek())
    }
    addEventListener('storage', hear)
    addEventListener('pageshow', wake)
    return () => {
      removeEventListener('storage', hear)
      removeEventListener('pageshow', wake)
    }
  },
}
