import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { type HttpContext, openExchange } from './exchange.ts'
import { failureReply, jsonReply } from './reply.ts'
import { createHttpApp, type HttpApp } from './router.ts'
import type { FailingPart } from './unavailable.ts'

type Watched = Pick<Deps, 'db' | 'log' | 'config'>

/**
 * `/healthz`: the process is up. `/readyz`: database and data folder work; `data` names a failing
 * part.
 */
export function addHealth(app: HttpApp, deps: Watched): void {
  app.get('/healthz', (context) => jsonReply(openExchange(context), 200, UP))
  app.get('/readyz', async (context) => {
    const parts = await checkParts(deps)
    const failing = Object.entries(parts).find(([, state]) => state === 'down')
    if (!failing) return jsonReply(openExchange(context), 200, { ...READY, parts })
    return notReady(context, REASONS[failing[0] as FailingPart], parts)
  })
}

type Parts = Record<FailingPart, 'up' | 'down'>

async function checkParts({ db, log, config }: Watched): Promise<Parts> {
  const check = async (work: Promise<unknown>, fault: string) => {
    try {
      await work
      return 'up'
    } catch (error) {
      log.error({ err: error }, fault)
      return 'down'
    }
  }
  const [database, storage] = await Promise.all([
    check(sql`select 1`.execute(db), REASONS.database),
    check(writeProbe(config.dataDir), REASONS.storage),
  ])
  return { database, storage }
}

/** The data folder holds uploads in progress and, without a bucket, all files. */
async function writeProbe(folder: string): Promise<void> {
  const path = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(path, PROBE)
  } finally {
    await rm(path, { force: true })
  }
}

/** Too large for inline storage in the file system, so that a full disk fails the write. */
const PROBE = Buffer.alloc(8192)

const REASONS: Record<FailingPart, string> = {
  database: 'The database does not answer.',
  storage: 'The data folder takes no file.',
}

/** Serves while the database opens and migrates. */
export function createStartingApp(deps: Pick<Deps, 'log'>): HttpApp {
  const app = createHttpApp(deps)
  app.get('/healthz', (context) => jsonReply(openExchange(context), 200, UP))
  app.all('*', (context) => notReady(context))
  return app
}

const UP = { status: 'up' }
const READY = { status: 'ready' }
const RETRY_SECONDS = 1

function notReady(context: HttpContext, message?: string, parts?: Parts): Response {
  const refusal = failure('unavailable', message, {
    retryAfterSeconds: RETRY_SECONDS,
    data: parts ?? null,
  })
  return failureReply(openExchange(context), refusal)
}
