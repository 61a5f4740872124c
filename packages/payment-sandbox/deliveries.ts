import type { SandboxGateway, SandboxPayment } from './books.ts'
import { newId } from './books.ts'
import { type Change, FORGERIES, type Forgery, falsify, type NoticeWriters } from './notice.ts'

export type DeliveryPlan = {
  /** Times that each notice is sent. */
  copies: number
  /** Before the first attempt, drawn between the two. */
  delayMs: readonly [number, number]
  /** Waiting notices are sent in random order. */
  shuffle: boolean
  /** Shares between 0 and 1: never sent; sent with a forged one besides. */
  drop: number
  forge: number
  causes: readonly Forgery[]
}

export const PLAIN_PLAN: DeliveryPlan = {
  copies: 1,
  delayMs: [0, 0],
  shuffle: false,
  drop: 0,
  forge: 0,
  causes: FORGERIES,
}

type Waiting = {
  gateway: SandboxGateway
  body: string
  headers: Record<string, string>
  isForged: boolean
  attempts: number
  dueAt: number
}

/** The address that a gateway's notices go to. */
export type WebhookUrl = (gateway: SandboxGateway) => string

const PARALLEL = 8
const PATIENCE_MS = 5_000
const RETRY_MS = 500
const MAX_RETRY_MS = 30_000
const MAX_ATTEMPTS = 40
const HOUR_MS = 3_600_000

/** Sends signed notices until they are taken; forged ones once. */
export class Deliveries {
  plan: DeliveryPlan = PLAIN_PLAN
  readonly counts = { sent: 0, taken: 0, dropped: 0, forged: 0, forgedTaken: 0, givenUp: 0 }
  /** For measurements: milliseconds until a notice was answered. */
  onSent: (millis: number) => void = () => {}
  private waiting: Waiting[] = []
  private running = 0
  private timer: NodeJS.Timeout | undefined
  private isClosed = false
  private readonly writers: NoticeWriters
  private readonly webhookUrl: WebhookUrl

  constructor(writers: NoticeWriters, webhookUrl: WebhookUrl) {
    this.writers = writers
    this.webhookUrl = webhookUrl
  }

  get pending(): number {
    return this.waiting.length + this.running
  }

  announce(payment: SandboxPayment, change: Change): void {
    const { copies, drop, forge, causes } = this.plan
    if (Math.random() < forge) {
      const cause = causes[Math.floor(Math.random() * causes.length)]
      if (cause) this.forge(payment, cause)
    }
    const { write, secret } = this.writers[payment.gateway]
    const notice = write(payment, change, { at: new Date(), secret, eventId: newId('evt_') })
    if (!notice) return
    if (Math.random() < drop) {
      this.counts.dropped += 1
      return
    }
    for (let copy = 0; copy < copies; copy += 1) {
      this.add(payment.gateway, notice, false)
    }
  }

  /** Claims that the payment was paid. */
  forge(payment: SandboxPayment, cause: Forgery): void {
    const { write, secret } = this.writers[payment.gateway]
    const shift = cause === 'age' ? -30 * 24 * HOUR_MS : cause === 'future' ? HOUR_MS : 0
    const notice = write(falsify(payment, cause), 'paid', {
      at: new Date(Date.now() + shift),
      secret: cause === 'secret' ? 'not-the-secret' : secret,
      eventId: newId('evt_'),
    })
    if (!notice) return
    // After signing: one character more changes no value.
    const body = cause === 'body' ? `${notice.body} ` : notice.body
    this.counts.forged += 1
    this.add(payment.gateway, { ...notice, body }, true)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    this.waiting = []
  }

  private add(
    gateway: SandboxGateway,
    notice: { body: string; headers: Record<string, string> },
    isForged: boolean,
  ): void {
    const [from, to] = this.plan.delayMs
    const dueAt = Date.now() + from + Math.random() * (to - from)
    this.waiting.push({ gateway, ...notice, isForged, attempts: 0, dueAt })
    this.pump()
  }

  private pump(): void {
    if (this.isClosed) return
    clearTimeout(this.timer)
    const now = Date.now()
    while (this.running < PARALLEL) {
      const due = this.waiting.filter(({ dueAt }) => dueAt <= now)
      const next = due[this.plan.shuffle ? Math.floor(Math.random() * due.length) : 0]
      if (!next) break
      this.waiting.splice(this.waiting.indexOf(next), 1)
      this.running += 1
      void this.send(next).finally(() => {
        this.running -= 1
        this.pump()
      })
    }
    if (this.running >= PARALLEL || this.waiting.length === 0) return
    const soonest = Math.min(...this.waiting.map(({ dueAt }) => dueAt))
    this.timer = setTimeout(() => this.pump(), Math.max(1, soonest - now))
  }

  private async send(waiting: Waiting): Promise<void> {
    const { gateway, body, headers, isForged } = waiting
    this.counts.sent += 1
    const since = performance.now()
    const isTaken = await fetch(this.webhookUrl(gateway), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (reply) => {
        await reply.arrayBuffer()
        this.onSent(performance.now() - since)
        return reply.ok
      },
      () => false,
    )
    if (isForged) {
      if (isTaken) this.counts.forgedTaken += 1
      return
    }
    if (isTaken) {
      this.counts.taken += 1
      return
    }
    const attempts = waiting.attempts + 1
    if (attempts >= MAX_ATTEMPTS) {
      this.counts.givenUp += 1
      return
    }
    const pause = Math.min(RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS)
    if (!this.isClosed) this.waiting.push({ ...waiting, attempts, dueAt: Date.now() + pause })
  }
}
