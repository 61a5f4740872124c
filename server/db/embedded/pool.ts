import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { CONNECTION_WAIT_MILLIS, columnTypes, IDLE_TRANSACTION_MILLIS } from '../settings.ts'
import type { Engine } from './engine.ts'
import { keepPlans } from './kept-plans.ts'
import { Session } from './session.ts'

/**
 * Each client has a separate bridge and session: a reused bridge would end its next client together
 * with the discarded one.
 */
export function embeddedPool(
  engine: Engine,
  idleMillis: number = IDLE_TRANSACTION_MILLIS,
): pg.Pool {
  const sessions = new WeakMap<pg.ClientBase, Session>()
  class EmbeddedClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const session = new Session(engine, idleMillis)
      super({ ...options, ...createPgConfig(throughSession(engine.pglite, session)) })
      sessions.set(this, session)
    }
  }
  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MILLIS,
    types: columnTypes(),
  })
  pool.on('connect', keepPlans)
  // A client discarded mid-transaction returns its turn; a stopped engine has none.
  pool.on(
    'remove',
    (client) =>
      void sessions
        .get(client)
        ?.recover()
        .catch(() => {}),
  )
  return pool
}

/** The bridge knows no turns, so it gets a proxy of the engine with the wire function replaced. */
function throughSession(engine: PGlite, session: Session): PGlite {
  return new Proxy(engine, {
    get(target, key) {
      if (key === 'execProtocolStream') return (message: Uint8Array) => session.parsed(message)
      return Reflect.get(target, key, target)
    },
  })
}
