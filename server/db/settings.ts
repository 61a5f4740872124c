import pg from 'pg'
import type { Logger } from 'pino'

/** What the database says while it works. */
export type DatabaseLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export type QuerySetting = readonly [name: string, value: string]

/** How queries are planned, the same on both databases: data is on fast disks, queries are short. */
export const QUERY_SETTINGS: readonly QuerySetting[] = [
  ['jit', 'off'],
  ['random_page_cost', '1.1'],
  ['work_mem', '16MB'],
]

/** A statement that takes longer is cancelled (PostgreSQL; the embedded engine cannot). */
export const STATEMENT_TIMEOUT_MILLIS = 5_000

/** A transaction that waits longer for its own process is rolled back. */
export const IDLE_TRANSACTION_MILLIS = 10_000

/** A caller that waits longer for a connection gives up. */
export const CONNECTION_WAIT_MILLIS = 30_000

/**
 * A connection that is lost fails what runs on it and is replaced; nothing else happens. Without a
 * listener of its own, a client in somebody's hands would end the process with it.
 */
export function surviveLostConnections(pool: pg.Pool, log: DatabaseLog): void {
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'))
}

/** Settings as command-line arguments of a server. */
export function queryArguments(settings: readonly QuerySetting[]): string[] {
  return settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const OID = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016, numericArray: 1231 }

/**
 * What columns become, for our own connections only: `bigint` and `numeric` a number, `timestamptz`
 * a Date (pg's own), `date` the text it is (a calendar day has no time zone).
 * A bigint that a number cannot hold exactly is an error, never a wrong value.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  types.setTypeParser(OID.int8, exactInteger)
  types.setTypeParser(OID.numeric, Number)
  types.setTypeParser(OID.date, (value) => value)
  types.setTypeParser(OID.int8Array, arrayOf(exactInteger))
  types.setTypeParser(OID.numericArray, arrayOf(Number))
  return types
}

function exactInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`)
  return number
}

/** Reads arrays with pg's own parser for text arrays, then each element. */
function arrayOf(element: (value: string) => number): (value: string) => unknown {
  const TEXT_ARRAY: number = 1009
  const readTexts = pg.types.getTypeParser(TEXT_ARRAY)
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    return typeof value === 'string' ? element(value) : null
  }
  return (value) => read(readTexts(value))
}
