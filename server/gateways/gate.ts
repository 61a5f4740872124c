export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** At most `limit` tasks run at a time, the others wait in order. */
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
