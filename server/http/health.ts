import { sql } from 'kysely'
import type { Deps } from '@/server/deps.ts'
import { type HttpContext, openExchange } from './exchange.ts'
import { failure } from './failure.ts'
import { failureReply, jsonReply } from './reply.ts'
import { createHttpApp, type HttpApp } from './router.ts'

/** `/healthz`: the process is up. `/readyz`: its database answers too. */
export function addHealth(app: HttpApp, { db, log }: Pick<Deps, 'db' | 'log'>): void {
  app.get('/healthz', (context) => jsonReply(openExchange(context), 200, UP))
  app.get('/readyz', async (context) => {
    try {
      await sql`select 1`.execute(db)
      return await jsonReply(openExchange(context), 200, READY)
    } catch (error) {
      log.error({ err: error }, 'The database does not answer')
      return notReady(context, 'The database does not answer.')
    }
  })
}

/** What is answered while the database is opened and migrated: alive, not ready. */
export function createStartingApp(deps: Pick<Deps, 'log'>): HttpApp {
  const app = createHttpApp(deps)
  app.get('/healthz', (context) => jsonReply(openExchange(context), 200, UP))
  app.all('*', (context) => notReady(context))
  return app
}

const UP = { status: 'up' }
const READY = { status: 'ready' }
const RETRY_SECONDS = 1

function notReady(context: HttpContext, message?: string): Response {
  const refusal = failure('unavailable', message, { retryAfterSeconds: RETRY_SECONDS })
  return failureReply(openExchange(context), refusal)
}
