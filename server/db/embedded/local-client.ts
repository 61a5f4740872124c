import { Socket } from 'node:net'
import pg from 'pg'
import { CONNECTION_WAIT_MILLIS, columnTypes } from '../settings.ts'
import { ownerAddress } from './folder-lock.ts'

/**
 * A pool of one connection to the process that owns a data folder, through the folder's socket.
 * Transactions must be short (it is the one engine that pages are served from) and are rolled back
 * when they wait for this process; COPY from here and LISTEN are refused.
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

/** `pg` knows sockets by host and port only; this one goes to its own address whatever it is told. */
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
