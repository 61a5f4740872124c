import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { channelName, type StopListening } from './notifications.ts'
import type { DatabaseLog } from './settings.ts'

type Heard = (id: string) => void

/**
 * LISTEN on a separate connection. Reconnects with backoff; notifications sent meanwhile are lost.
 */
export class NotificationListener {
  readonly #databaseUrl: string
  readonly #log: DatabaseLog
  readonly #heard = new Map<string, Set<Heard>>()
  #client: Promise<pg.Client> | undefined
  #isClosed = false

  constructor(databaseUrl: string, log: DatabaseLog) {
    this.#databaseUrl = databaseUrl
    this.#log = log
  }

  async listen(channel: string, heard: Heard): Promise<StopListening> {
    const name = channelName(channel)
    const others = this.#heard.get(name)
    this.#heard.set(name, (others ?? new Set<Heard>()).add(heard))
    this.#client ??= this.#connect()
    const client = await this.#client
    if (!others) await client.query(`listen ${name}`)
    return () => this.#stop(name, heard)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #stop(channel: string, heard: Heard): Promise<void> {
    const remaining = this.#heard.get(channel)
    remaining?.delete(heard)
    if (!remaining || remaining.size > 0) return
    this.#heard.delete(channel)
    const client = await this.#client?.catch(() => undefined)
    await client?.query(`unlisten ${channel}`).catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, keepAlive: true })
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#heard.get(channel) ?? []) heard(payload ?? '')
    })
    client.on('error', () => {})
    await client.connect()
    client.once('end', () => {
      if (!this.#isClosed) this.#client = this.#reconnect()
    })
    for (const channel of this.#heard.keys()) await client.query(`listen ${channel}`)
    return client
  }

  async #reconnect(): Promise<pg.Client> {
    this.#log.warn('The connection that hears notifications was lost')
    for (let pause = FIRST_PAUSE_MILLIS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLIS)) {
      await sleep(pause, undefined, { ref: false })
      if (this.#isClosed) throw new Error('The database is closed')
      try {
        const client = await this.#connect()
        this.#log.info('Notifications are heard again')
        return client
      } catch (error) {
        this.#log.debug({ err: error }, 'The database cannot be reached yet')
      }
    }
  }
}

const FIRST_PAUSE_MILLIS = 100
const LONGEST_PAUSE_MILLIS = 5_000
