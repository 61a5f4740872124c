import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { CONNECTION_WAIT_MILLIS, columnTypes, IDLE_TRANSACTION_MILLIS } from '../settings.ts'
import type { Engine } from './engine.ts'
import { Session } from './session.ts'

/**
 * A `pg` pool of one connection on the engine, through the engine's own bridge. The bridge knows
 * no turns, so it is given the engine with its one wire function replaced by a session's.
 */
export function embeddedPool(engine: Engine): pg.Pool {
  const session = new Session(engine, IDLE_TRANSACTION_MILLIS)
  const pool = new pg.Pool({
    ...createPgConfig(throughSession(engine.pglite, session)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MILLIS,
    types: columnTypes(),
    onConnect: () => session.recover(),
  })
  // A client thrown away in mid-transaction gives its turn back; a successor's onConnect does it too.
  pool.on('remove', () => {
    if (pool.totalCount === 0) void session.recover().catch(() => {})
  })
  return pool
}

function throughSession(engine: PGlite, session: Session): PGlite {
  return new Proxy(engine, {
    get(target, key) {
      if (key === 'execProtocolStream') return (message: Uint8Array) => session.parsed(message)
      return Reflect.get(target, key, target)
    },
  })
}
