/** Gives the turn to the next in line; a second call does nothing. */
export type EndTurn = () => void

/**
 * First come, first served. The embedded engine is one connection for everybody: whoever holds
 * the turn has it alone, from the first message of a transaction to the end of it.
 */
export class Turns {
  readonly #waiting: Array<(end: EndTurn) => void> = []
  #isTaken = false
  #freeSince = performance.now()

  /** How long nobody has wanted the engine; 0 while somebody holds it. */
  get quietMillis(): number {
    return this.#isTaken ? 0 : performance.now() - this.#freeSince
  }

  take(): Promise<EndTurn> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#isTaken) this.#next()
    })
  }

  /** Holds the turn while `work` runs. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take()
    try {
      return await work()
    } finally {
      end()
    }
  }

  #next(): void {
    const resolve = this.#waiting.shift()
    this.#isTaken = resolve !== undefined
    if (!resolve) {
      this.#freeSince = performance.now()
      return
    }
    let ended = false
    resolve(() => {
      if (ended) return
      ended = true
      this.#next()
    })
  }
}
