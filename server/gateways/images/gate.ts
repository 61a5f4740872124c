export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets at most `limit` works run at a time; the others wait in the order they came. */
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
      // The place is handed over, so that nobody who comes just now can take it.
      if (next) next()
      else running -= 1
    }
  }
}
