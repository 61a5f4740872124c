import { messages } from '@electric-sql/pglite'
import type { Engine, WireReply } from './engine.ts'
import type { EndTurn } from './turns.ts'
import { queryMessage, syncMessage } from './wire-messages.ts'

export class TransactionExpired extends Error {
  constructor(idleMillis: number) {
    super(`The transaction was rolled back: it waited for its owner for ${idleMillis / 1000} s`)
    this.name = 'TransactionExpired'
  }
}

/**
 * One client of the shared engine. The first message takes the turn, which ends when no transaction
 * is open, so that clients never see each other's transactions or replies. Idle times within a
 * transaction add up to at most `idleMillis`.
 */
export class Session {
  readonly #engine: Engine
  readonly #idleMillis: number
  readonly #onExpired: (expired: TransactionExpired) => void
  #endTurn: EndTurn | undefined
  #isReady = true
  #expired: TransactionExpired | undefined
  #idleLeft = 0
  #idleSince = 0
  #timer: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    engine: Engine,
    idleMillis: number,
    onExpired: (expired: TransactionExpired) => void = () => {},
  ) {
    this.#engine = engine
    this.#idleMillis = idleMillis
    this.#onExpired = onExpired
  }

  /** Throws TransactionExpired once after such a rollback. */
  parsed(message: Uint8Array): Promise<messages.BackendMessage[]> {
    return this.#inOrder(() =>
      this.#during(
        () => this.#engine.parsed(message),
        (replies) => replies,
      ),
    )
  }

  /** Like `parsed`, plus the raw bytes. */
  raw(message: Uint8Array): Promise<WireReply> {
    return this.#inOrder(() =>
      this.#during(
        () => this.#engine.raw(message),
        (reply) => reply.messages,
      ),
    )
  }

  /** Rolls back and clears an expiry, for a new owner or none. */
  recover(): Promise<void> {
    return this.#inOrder(async () => {
      this.#expired = undefined
      await this.#rollBack()
    })
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => {})
    return result
  }

  async #during<T>(
    work: () => Promise<T>,
    repliesOf: (result: T) => messages.BackendMessage[],
  ): Promise<T> {
    if (this.#expired) throw this.#expired
    await this.#takeTurn()
    try {
      const result = await work()
      this.#settle(repliesOf(result))
      return result
    } catch (error) {
      this.#release()
      throw error
    }
  }

  async #takeTurn(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#endTurn) {
      this.#idleLeft -= performance.now() - this.#idleSince
      return
    }
    this.#endTurn = await this.#engine.turns.take()
    this.#idleLeft = this.#idleMillis
  }

  #settle(replies: messages.BackendMessage[]): void {
    const status = replies.findLast((reply) => reply instanceof messages.ReadyForQueryMessage)
    this.#isReady = status !== undefined
    if (status?.status === 'I') {
      this.#release()
      return
    }
    this.#idleSince = performance.now()
    this.#timer = setTimeout(() => this.#expire(), Math.max(this.#idleLeft, 0))
    this.#timer.unref()
  }

  /** No effect if the owner's next message is already queued. */
  #expire(): void {
    const idleSince = this.#idleSince
    void this.#inOrder(async () => {
      if (!this.#endTurn || this.#idleSince !== idleSince) return
      this.#expired = new TransactionExpired(this.#idleMillis)
      await this.#rollBack()
      this.#onExpired(this.#expired)
    }).catch(() => {})
  }

  /** A failed engine recovers at the next start. */
  async #rollBack(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#endTurn) return
    try {
      if (!this.#isReady) await this.#engine.raw(syncMessage())
      await this.#engine.raw(queryMessage('rollback'))
    } finally {
      this.#release()
    }
  }

  #release(): void {
    clearTimeout(this.#timer)
    this.#endTurn?.()
    this.#endTurn = undefined
    this.#isReady = true
  }
}
