import pg from 'pg'
import type { Logger } from 'pino'

export type DatabaseLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export type QuerySetting = readonly [name: string, value: string]

/** Planner settings for both databases: fast disks, short queries. */
export const QUERY_SETTINGS: readonly QuerySetting[] = [
  ['jit', 'off'],
  ['random_page_cost', '1.1'],
  ['work_mem', '16MB'],
]

/** PostgreSQL only; the embedded engine cannot cancel statements. */
export const STATEMENT_TIMEOUT_MILLIS = 5_000

export const IDLE_TRANSACTION_MILLIS = 10_000

export const CONNECTION_WAIT_MILLIS = 30_000

/**
 * A lost connection fails its query and is replaced. Without an error listener, a checked-out
 * client would end the process.
 */
export function surviveLostConnections(pool: pg.Pool, log: DatabaseLog): void {
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'))
}

export function queryArguments(settings: readonly QuerySetting[]): string[] {
  return settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const OID = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016, numericArray: 1231 }

/**
 * Type parsers for our connections: `bigint` and `numeric` become numbers, `timestamptz` a Date
 * (pg's default), `date` stays text, since a calendar day has no time zone. An inexact bigint
 * throws.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  types.setTypeParser(OID.int8, exactInteger)
  types.setTypeParser(OID.numeric, Number)
  types.setTypeParser(OID.date, (value) => value)
  types.setTypeParser(OID.int8Array, createArrayParser(exactInteger))
  types.setTypeParser(OID.numericArray, createArrayParser(Number))
  return types
}

function exactInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`)
  return number
}

/** Uses pg's text-array parser. */
function createArrayParser(element: (value: string) => number): (value: string) => unknown {
  const TEXT_ARRAY: number = 1009
  const readTexts = pg.types.getTypeParser(TEXT_ARRAY)
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    return typeof value === 'string' ? element(value) : null
  }
  return (value) => read(readTexts(value))
}
