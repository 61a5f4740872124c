export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Semaphore: runs at most `limit` tasks at a time, the others in order of arrival. */
export function createGate(limit: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Hands the slot over directly, so that a newcomer cannot take it.
      if (next) next()
      else running -= 1
    }
  }
}
