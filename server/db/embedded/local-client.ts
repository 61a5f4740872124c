import { Socket } from 'node:net'
import pg from 'pg'
import { CONNECTION_WAIT_MILLIS, columnTypes } from '../settings.ts'
import { ownerAddress } from './folder-lock.ts'

/**
 * Connects to the process that owns the data folder. Transactions must be short, since the same
 * engine serves pages, and are rolled back when idle; COPY FROM STDIN and LISTEN are refused.
 */
export function localPool(dataDir: string): pg.Pool {
  const address = ownerAddress(dataDir)
  return new pg.Pool({
    stream: () => new LocalSocket(address),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    connectionTimeoutMillis: CONNECTION_WAIT_MILLIS,
    types: columnTypes(),
  })
}

/** `pg` always passes host and port; this connects to the socket path instead. */
class LocalSocket extends Socket {
  readonly #address: string

  constructor(address: string) {
    super()
    this.#address = address
  }

  override connect(): this {
    return super.connect(this.#address)
  }
}
