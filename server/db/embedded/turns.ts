/** Idempotent. */
export type EndTurn = () => void

/** FIFO mutex for the engine's single connection, held for a whole transaction. */
export class Turns {
  readonly #waiting: Array<(end: EndTurn) => void> = []
  #isTaken = false
  #freeSince = performance.now()

  /** 0 while in use. */
  get quietMillis(): number {
    return this.#isTaken ? 0 : performance.now() - this.#freeSince
  }

  take(): Promise<EndTurn> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#isTaken) this.#next()
    })
  }

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
