import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as passed } from 'node:timers/promises'

const OPENING_AT_ONCE = 50
const PATIENCE_MS = 30_000

/** Members' open pages: an event stream for each token. */
export class EventPages {
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  readonly #replies: IncomingMessage[] = []
  readonly #address: string
  readonly #event: string
  #heard: (account: number, at: number) => void = () => {}

  /** @param address provider without slash at the end @param event name of the events to hear */
  constructor(address: string, event: string) {
    this.#address = address
    this.#event = event
  }

  async open(tokens: readonly string[]): Promise<void> {
    for (let at = 0; at < tokens.length; at += OPENING_AT_ONCE) {
      await Promise.all(tokens.slice(at, at + OPENING_AT_ONCE).map((token) => this.#openOne(token)))
    }
  }

  async #openOne(token: string): Promise<void> {
    const account = Number(token.split('|')[0])
    const request = get(`${this.#address}/api/ext/account/events`, {
      agent: this.#agent,
      // An address of its own, since one may hold only so many streams.
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': toClientAddress(account) },
    })
    const [reply]: IncomingMessage[] = await once(request, 'response')
    if (reply?.statusCode !== 200) throw new Error(`A page was answered ${reply?.statusCode}`)
    reply.setEncoding('utf8')
    reply.on('data', (text: string) => {
      if (text.includes(`event: ${this.#event}`)) this.#heard(account, performance.now())
    })
    reply.on('error', () => {})
    this.#replies.push(reply)
  }

  get count(): number {
    return this.#replies.length
  }

  /** `account` is the number before the token's bar; `at` is of `performance.now()`. */
  listen(heard: (account: number, at: number) => void): void {
    this.#heard = heard
  }

  close(): void {
    for (const reply of this.#replies) reply.destroy()
  }
}

/** @throws Error after half a minute */
export async function until(isSo: () => boolean): Promise<void> {
  const began = performance.now()
  while (!isSo()) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('Some pages heard nothing')
    await passed(5)
  }
}

/** Private network; one address per account. */
export const toClientAddress = (account: number) =>
  `10.${account >> 16}.${(account >> 8) & 255}.${account & 255}`
