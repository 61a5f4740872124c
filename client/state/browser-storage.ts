import { ROOT_KEY } from './stored-state.ts'

/** Where the state is written down; none of it ever throws or rejects. */
export type StateStorage = {
  read(): Promise<string | null>
  /** Whether it was kept: storage may be full, blocked or not there. */
  write(text: string): boolean
  /** What is there now, without waiting. */
  peek(): string | null
  /**
   * Calls `listener` whenever another tab has written, and when this one is gone back to; returns how
   * to end it.
   */
  watch(listener: (text: string | null) => void): () => void
}

/** The browser's own storage. Where it is blocked even asking for it throws. */
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
      // Without a key somebody has cleared everything.
      if (event.key === ROOT_KEY || event.key === null) listener(event.newValue)
    }
    // A page that was set aside for going back to hears of nothing meanwhile.
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
