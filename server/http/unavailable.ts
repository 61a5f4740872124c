import { EngineStopped } from '@/server/db/embedded/engine.ts'

/** The part beneath the provider that fails, as `/readyz` names it. */
export type FailingPart = 'database' | 'storage'

/**
 * SQLSTATEs of a database that cannot serve for now: no connection, shutting down or starting, out
 * of disk, memory or connections, a fault of its disk, read-only after a failover, a statement that
 * took too long. Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const DATABASE_STATES = /^(08...|53...|57P0[1-5]|57014|58030|25006)$/

/** Error codes of the system for a connection that was refused, lost or never made. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Error codes of a disk that is full, at its quota, read-only or broken. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** `pg` tells these by their words alone. */
const CONNECTION_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded database is closed)/

/** The part that an error says is out of reach for now; null for any other error. */
export function failingPart(thrown: unknown): FailingPart | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof EngineStopped || CONNECTION_WORDS.test(error.message)) return 'database'
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (DISK_CODES.has(code)) return 'storage'
    if (CONNECTION_CODES.has(code) || DATABASE_STATES.test(code)) return 'database'
  }
  return null
}
