import pg from 'pg'
import { NotificationListener } from './notification-listener.ts'
import {
  CONNECTION_WAIT_MILLIS,
  columnTypes,
  type DatabaseLog,
  IDLE_TRANSACTION_MILLIS,
  QUERY_SETTINGS,
  queryArguments,
  STATEMENT_TIMEOUT_MILLIS,
  surviveLostConnections,
} from './settings.ts'

export type PostgresDatabase = {
  pool: pg.Pool
  listener: NotificationListener
  close(): Promise<void>
}

/** Throws an Error that names the server, never the password, if it is unreachable or too old. */
export async function openPostgres(
  databaseUrl: string,
  log: DatabaseLog,
): Promise<PostgresDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_WAIT_MILLIS,
    statement_timeout: STATEMENT_TIMEOUT_MILLIS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLIS,
    options: queryArguments(QUERY_SETTINGS).join(' '),
    keepAlive: true,
    types: columnTypes(),
  })
  surviveLostConnections(pool, log)
  try {
    await checkServer(pool, databaseUrl)
  } catch (error) {
    await pool.end()
    throw error
  }
  const listener = new NotificationListener(databaseUrl, log)
  return {
    pool,
    listener,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** Per process; larger pools gained nothing when measured. */
const POOL_SIZE = 10
const OLDEST_SERVER = 15

async function checkServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const version = await serverVersion(pool).catch((error: unknown) => {
    throw new Error(
      `The database at ${databaseAddress(databaseUrl)} cannot be reached: ${reason(error)}`,
    )
  })
  if (version < OLDEST_SERVER) {
    throw new Error(
      `The database at ${databaseAddress(databaseUrl)} is PostgreSQL ${version}; ${OLDEST_SERVER} or newer is needed`,
    )
  }
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

function databaseAddress(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
