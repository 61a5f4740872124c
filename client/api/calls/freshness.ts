/** Reads that many ask for and that may be a little old. */
export type Kept<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

export type KeepOptions = {
  freshMilliseconds: number
  /** Keys come from requests: the oldest goes when there are more. */
  maxKeys?: number
  clock?: () => number
}

/**
 * Remembers what was loaded for a key while it is fresh, and loads once for all who wait. If a later load fails, the
 * old value stays for another such time; without one, all who wait get the error and the next call tries again.
 */
export function createKeep<Value>(options: KeepOptions): Kept<Value> {
  const { freshMilliseconds, maxKeys = 64, clock = Date.now } = options
  const entries = new Map<string, { value: Promise<Value>; until: number }>()

  return (key, load) => {
    const known = entries.get(key)
    if (known && clock() < known.until) return known.value
    const loading = load()
    const value = known ? loading.catch(() => known.value) : loading
    entries.delete(key)
    entries.set(key, { value, until: clock() + freshMilliseconds })
    if (!known) value.catch(() => entries.delete(key))
    for (const oldest of entries.keys()) {
      if (entries.size <= maxKeys) break
      entries.delete(oldest)
    }
    return value
  }
}
