import { setTimeout as passed } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  type ConstructorOptions,
  fromKysely,
  type JobWithMetadata,
  PgBoss,
  type QueuePolicy,
} from 'pg-boss'
import type { CommandDatabase } from '@/server/db/connect.ts'
import type { Listen } from '@/server/db/notifications.ts'
import type { Logger } from '@/server/log.ts'
import { withRequestId } from '@/server/request-id.ts'
import { sqlExecutor } from './boss-connection.ts'
import type { JobPolicy } from './job-list.ts'
import type { JobHandler, Queue } from './queue.ts'

export type BossQueueOptions<Jobs extends object> = {
  database: Pick<CommandDatabase, 'pool' | 'kind'> & { listen?: Listen }
  policies: Record<keyof Jobs & string, JobPolicy>
  log: Pick<Logger, 'warn' | 'error'>
  /** Seconds. */
  pace?: { workers: number; clock: number }
}

/** With NOTIFY, worker polling only finds retries and postponed jobs that became due. */
const PACE = { workers: 15, clock: 20 }
const PACE_WITHOUT_NOTIFY_SECONDS = 2
const MAINTENANCE_SECONDS = 300
const HOUR_SECONDS = 3600
const STOP_MS = 10_000
const KEEP_FAILED_SECONDS = 7 * 24 * HOUR_SECONDS
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * Job queue on pg-boss, in the schema `queue`. An idle process queries the database a few times a
 * minute (docs/decisions/010-job-queue.md).
 */
export function createBossQueue<Jobs extends object>(options: BossQueueOptions<Jobs>): Queue<Jobs> {
  const { policies, log } = options
  const pace = options.pace ?? PACE
  const boss = new PgBoss(bossOptions(options, pace))
  const handlers = new Map<string, (boss: PgBoss) => Promise<void>>()
  const schedules = new Map<string, { cron: string; data: object }>()

  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'))

  return {
    async enqueue(db, name, data, { startAfter, key } = {}) {
      const id = await boss.send(name, data, {
        db: fromKysely(db),
        ...(startAfter ? { startAfter } : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
      return id !== null
    },
    async forget(db, name, field, text) {
      await sql`
        delete from queue.job where name = ${name} and lower(data ->> ${field}) = lower(${text})`.execute(
        db,
      )
    },
    work(name, handler) {
      const looks = {
        pollingIntervalSeconds: options.database.listen
          ? pace.workers
          : Math.min(pace.workers, PACE_WITHOUT_NOTIFY_SECONDS),
        notifyPollingIntervalSeconds: pace.workers,
      }
      handlers.set(name, (started) =>
        startWorkers({
          boss: started,
          pool: options.database.pool,
          isScheduled: schedules.has(name),
          name,
          policy: policies[name],
          looks,
          handler,
          log,
        }),
      )
    },
    schedule(name, cron, data) {
      schedules.set(name, { cron, data })
    },
    async start() {
      await boss.start()
      for (const [name, policy] of Object.entries<JobPolicy>(policies)) {
        await prepareQueue(boss, name, policy)
      }
      await prepareSchedules(boss, schedules)
      for (const begin of handlers.values()) await begin(boss)
    },
    async stop(timeoutMs = STOP_MS) {
      await restWithin(timeoutMs, () =>
        Promise.all([...handlers.keys()].map((name) => boss.offWork(name))),
      )
      await boss.stop({ graceful: false })
    },
  }
}

/** pg-boss's graceful stop polls twice a second until its workers finish; this avoids it. */
async function restWithin(timeoutMs: number, rest: () => Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  const late = passed(timeoutMs, undefined, { signal: patience.signal }).catch(() => {})
  await Promise.race([rest(), late]).finally(() => patience.abort())
}

function bossOptions<Jobs extends object>(
  { database: { pool, kind, listen } }: BossQueueOptions<Jobs>,
  pace: { workers: number; clock: number },
): ConstructorOptions {
  const isEmbedded = kind === 'embedded'
  return {
    db: sqlExecutor(pool, listen),
    schema: 'queue',
    backend: isEmbedded ? 'pglite' : 'postgres',
    useListenNotify: listen !== undefined,
    cronMonitorIntervalSeconds: pace.clock,
    cronWorkerIntervalSeconds: pace.clock,
    superviseIntervalSeconds: MAINTENANCE_SECONDS,
    monitorIntervalSeconds: MAINTENANCE_SECONDS,
    queueCacheIntervalSeconds: MAINTENANCE_SECONDS,
    bamIntervalSeconds: MAINTENANCE_SECONDS,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    flowIntervalSeconds: HOUR_SECONDS,
    // The embedded database has its own vacuum timer and cannot rebuild indexes concurrently.
    monitorVacuum: !isEmbedded,
    reindex: !isEmbedded,
  }
}

async function prepareQueue(boss: PgBoss, name: string, policy: JobPolicy): Promise<void> {
  const settings = {
    retryLimit: policy.retryLimit,
    retryDelay: policy.retryDelaySeconds,
    retryDelayMax: policy.retryDelayMaxSeconds,
    retryBackoff: true,
    expireInSeconds: policy.expireInSeconds,
    deleteAfterSeconds: policy.keepSeconds,
    notify: true,
  }
  await boss.createQueue(name, { ...settings, policy: toQueuePolicy(policy) })
  await boss.updateQueue(name, settings)
  // Fills pg-boss's queue cache. Filled later, inside a transaction, it would wait for a second
  // connection, which the embedded database does not have.
  await boss.findJobs(name, { id: NO_JOB })
}

function toQueuePolicy({ exclusive }: JobPolicy): QueuePolicy {
  if (exclusive === 'waiting') return 'short'
  return exclusive ? 'exclusive' : 'standard'
}

async function prepareSchedules(
  boss: PgBoss,
  schedules: ReadonlyMap<string, { cron: string; data: object }>,
): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.has(name)) await boss.unschedule(name)
  }
  for (const [name, { cron, data }] of schedules) await boss.schedule(name, cron, data)
}

type Work<Data> = {
  boss: PgBoss
  pool: BossQueueOptions<object>['database']['pool']
  /** A schedule makes the next job of it anyway. */
  isScheduled: boolean
  name: string
  policy: JobPolicy
  looks: { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number }
  handler: JobHandler<Data>
  log: Pick<Logger, 'warn'>
}

async function startWorkers<Data>(work: Work<Data>): Promise<void> {
  const { boss, name, policy, looks, handler, log } = work
  const options = { ...looks, includeMetadata: true } as const
  for (let place = 0; place < policy.concurrency; place += 1) {
    const id: string = await boss.work<Data, void, typeof options>(name, options, async (jobs) => {
      try {
        for (const job of jobs) {
          await withRequestId(null, () => handler(job.data, job.signal))
        }
      } catch (error) {
        log.warn({ err: error, queue: name }, 'A job failed')
        await keepLastFailure(work, jobs)
        throw error
      } finally {
        // More jobs may be waiting: poll again immediately.
        boss.notifyWorker(id)
      }
    })
  }
}

/** Keeps jobs that fail for the last time, so that administrators see them and try them again. */
async function keepLastFailure<Data>(
  { pool, isScheduled }: Pick<Work<Data>, 'pool' | 'isScheduled'>,
  jobs: readonly JobWithMetadata<Data>[],
): Promise<void> {
  const ids = jobs.filter((job) => job.retryCount >= job.retryLimit).map((job) => job.id)
  if (isScheduled || ids.length === 0) return
  await pool.query(
    'update queue.job set deletion_seconds = greatest(deletion_seconds, $1) where id = any ($2::uuid[])',
    [KEEP_FAILED_SECONDS, ids],
  )
}
