import { EngineStopped } from '@/server/db/embedded/engine.ts'
import { isClientCut } from './client-cut.ts'

/** As `/readyz` names it. */
export type FailingPart = 'database' | 'storage'

/**
 * Temporarily unavailable: no connection, shutting down or starting, out of disk, memory or
 * connections, disk fault, read-only after failover, statement timeout. Source:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const DATABASE_STATES = /^(08...|53...|57P0[1-5]|57014|58030|25006)$/

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

/** Full, over quota, read-only or broken. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** `pg` identifies these only by message. */
const CONNECTION_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded database is closed)/

/** Also looks at the error's causes. */
export function failingPart(thrown: unknown): FailingPart | null {
  if (isClientCut(thrown)) return null
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof EngineStopped || CONNECTION_WORDS.test(error.message)) return 'database'
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (DISK_CODES.has(code)) return 'storage'
    if (CONNECTION_CODES.has(code) || DATABASE_STATES.test(code)) return 'database'
  }
  return null
}
