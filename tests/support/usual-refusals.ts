import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { loadContract } from '@/server/contract/document.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import { BASE_PATH, type HttpApp } from '@/server/http/router.ts'
import { signedIn } from './members.ts'

const CONTRACT = loadContract()
const OPERATIONS = new Map(readOperations(CONTRACT).map((operation) => [operation.id, operation]))
const checkReply = getReplyCheck(CONTRACT)

const FORGED = '1|this-token-was-never-given-out'
/** More than any body of text may have. */
const LARGE = 1_100_000

/**
 * Answers of an operation before any handler runs, for members, or for administrators: to nobody, a forged token and a deactivated account,
 * and to unreadable, too large or unknown input. Each reply must fit the contract.
 */
export async function usualRefusals(
  db: Kysely<DB>,
  app: HttpApp,
  id: OperationId,
): Promise<Record<string, number>> {
  const operation = OPERATIONS.get(id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  const ask = asker(app, operation)
  const { token } = await signedIn(db, { isAdmin: operation.right !== undefined })
  const { token: deactivated } = await signedIn(db, { isActive: false })
  return {
    nobody: await ask({}),
    forged: await ask({ token: FORGED }),
    deactivated: await ask({ token: deactivated }),
    ...(operation.query.length > 0 ? { unreadable: await ask({ token, search: '?x=%ff' }) } : {}),
    ...(operation.bodies.size > 0
      ? {
          unreadable: await ask({ token, body: '{' }),
          large: await ask({ token, body: JSON.stringify({ x: 'x'.repeat(LARGE) }) }),
          unknown: await ask({ token, body: '{"unheard_of":1}' }),
        }
      : {}),
  }
}

/** What `usualRefusals` answers of an operation with a body. */
export const REFUSALS_OF_WRITES = {
  nobody: 401,
  forged: 401,
  deactivated: 403,
  unreadable: 400,
  large: 413,
  unknown: 422,
}

/** The same of one with parameters, and of one without either. */
export const REFUSALS_OF_READS = { nobody: 401, forged: 401, deactivated: 403, unreadable: 400 }
export const REFUSALS_OF_STREAMS = { nobody: 401, forged: 401, deactivated: 403 }

type Sent = { token?: string; body?: string; search?: string }

function asker(app: HttpApp, operation: Operation) {
  return async ({ token, body, search = '' }: Sent): Promise<number> => {
    const response = await app.request(`http://localhost${BASE_PATH}${operation.path}${search}`, {
      method: operation.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ?? null,
    })
    checkReply(operation, response.status, await response.json())
    return response.status
  }
}
