export type Listener = {
  accountId: number
  tokenId: number
  /** Client address, for limits. */
  address: string
}

export type LiveEvent = 'notification' | 'favourite' | 'payment' | 'chat' | 'signed-out'

type Stream = Listener & {
  controller: ReadableStreamDefaultController<Uint8Array>
  /** Monotonic clock, in milliseconds. */
  openedAt: number
}

/** A further stream closes the oldest. */
const MAX_OF_ACCOUNT = 20
/** Higher, because an office may share an address. */
const MAX_OF_ADDRESS = 100
/** A client with more queued chunks is gone, or will catch up from the list. */
const MAX_UNREAD = 50
/** Clients reconnect after this time, and authenticate again. */
const LONGEST_MS = 3_600_000

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const GREETING = encoder.encode('retry: 2000\n\n')

export class LiveStreams {
  readonly #streams = new Map<number, Set<Stream>>()
  readonly #byAddress = new Map<string, number>()
  #isClosed = false

  isFull(address: string): boolean {
    return (this.#byAddress.get(address) ?? 0) >= MAX_OF_ADDRESS
  }

  open(listener: Listener): ReadableStream<Uint8Array> {
    let own: Stream | undefined
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        if (this.#isClosed) return controller.close()
        own = { ...listener, controller, openedAt: performance.now() }
        this.#keep(own)
        controller.enqueue(GREETING)
      },
      cancel: () => {
        if (own) this.#forget(own)
      },
    })
  }

  accounts(): number[] {
    return [...this.#streams.keys()]
  }

  signIns(): Omit<Listener, 'address'>[] {
    return this.accounts().flatMap((accountId) => {
      const tokenIds = new Set(this.#of(accountId).map(({ tokenId }) => tokenId))
      return [...tokenIds].map((tokenId) => ({ accountId, tokenId }))
    })
  }

  /** Sends an event; null means everybody. */
  tell(accountId: number | null, event: LiveEvent, data: object): void {
    const bytes = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const recipients = accountId === null ? this.accounts() : [accountId]
    for (const id of recipients) for (const stream of this.#of(id)) this.#send(stream, bytes)
  }

  /** Ends the streams of a session, or of all of an account. */
  end(accountId: number, tokenId: number | undefined): void {
    const ended = this.#of(accountId).filter((it) => (tokenId ?? it.tokenId) === it.tokenId)
    const bytes = encoder.encode('event: signed-out\ndata: {}\n\n')
    for (const stream of ended) {
      this.#send(stream, bytes)
      this.#finish(stream)
    }
  }

  /** Sends heartbeats and closes old streams. */
  beat(): void {
    const oldest = performance.now() - LONGEST_MS
    for (const id of this.accounts()) {
      for (const stream of this.#of(id)) {
        if (stream.openedAt < oldest) this.#finish(stream)
        else this.#send(stream, HEARTBEAT)
      }
    }
  }

  /** Closes all streams, and any opened later. */
  close(): void {
    this.#isClosed = true
    for (const id of this.accounts()) for (const stream of this.#of(id)) this.#finish(stream)
  }

  /** A copy, because sending may remove streams. */
  #of(accountId: number): Stream[] {
    return [...(this.#streams.get(accountId) ?? [])]
  }

  #keep(stream: Stream): void {
    const [oldest, ...others] = this.#of(stream.accountId)
    if (oldest && others.length + 1 >= MAX_OF_ACCOUNT) this.#finish(oldest)
    const own = this.#streams.get(stream.accountId) ?? new Set<Stream>()
    this.#streams.set(stream.accountId, own.add(stream))
    const { address } = stream
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
  }

  #send(stream: Stream, bytes: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) < -MAX_UNREAD) this.#finish(stream)
    else stream.controller.enqueue(bytes)
  }

  #finish(stream: Stream): void {
    if (!this.#forget(stream)) return
    stream.controller.close()
  }

  #forget(stream: Stream): boolean {
    const own = this.#streams.get(stream.accountId)
    if (!own?.delete(stream)) return false
    if (own.size === 0) this.#streams.delete(stream.accountId)
    const others = (this.#byAddress.get(stream.address) ?? 1) - 1
    if (others > 0) this.#byAddress.set(stream.address, others)
    else this.#byAddress.delete(stream.address)
    return true
  }
}
