import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { CONNECTION_WAIT_MILLIS, columnTypes, IDLE_TRANSACTION_MILLIS } from '../settings.ts'
import type { Engine } from './engine.ts'
import { keepPlans } from './kept-plans.ts'
import { Session } from './session.ts'

/**
 * A `pg` pool of one connection on the engine, through the engine's own bridge. Each client has a
 * bridge and a session of its own: a bridge that is used again would end its next client together
 * with the one that was thrown away.
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
  // A client thrown away in mid-transaction gives its turn back; a stopped engine has none to give.
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

/** The bridge knows no turns: it is given the engine with its one wire function replaced. */
function throughSession(engine: PGlite, session: Session): PGlite {
  return new Proxy(engine, {
    get(target, key) {
      if (key === 'execProtocolStream') return (message: Uint8Array) => session.parsed(message)
      return Reflect.get(target, key, target)
    },
  })
}
