import type { DatabaseLog } from '../settings.ts'
import { type Engine, EngineStopped } from './engine.ts'

export type MaintenanceSchedule = {
  tickMillis: number
  /** Required idle time of the engine. */
  quietMillis: number
  /** Checkpoint interval if anything was written … */
  checkpointMillis: number
  /** … or after this much WAL; at four times as much it no longer waits for idle time. */
  logBytes: number
}

/**
 * Checkpoints and vacuuming, which the engine lacks. Without them, the WAL and recovery time grow
 * without limit, and dead rows and stale statistics stay. Each step blocks the process, so they run
 * one at a time when idle.
 */
export function startMaintenance(
  engine: Engine,
  log: DatabaseLog,
  schedule: MaintenanceSchedule = SCHEDULE,
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const next = createRound(engine, log, schedule)
  const planNext = () => {
    if (isStopped) return
    timer = setTimeout(() => void round(), schedule.tickMillis).unref()
  }
  const round = async () => {
    try {
      await next()
    } catch (error) {
      if (error instanceof EngineStopped) return
      log.warn(
        { err: error },
        'Maintenance of the embedded database failed and will be tried again',
      )
    }
    planNext()
  }
  planNext()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const MEGABYTE = 1024 * 1024
const SCHEDULE: MaintenanceSchedule = {
  tickMillis: 10_000,
  quietMillis: 1_000,
  checkpointMillis: 5 * 60_000,
  logBytes: 64 * MEGABYTE,
}

function createRound(
  engine: Engine,
  log: DatabaseLog,
  schedule: MaintenanceSchedule,
): () => Promise<void> {
  let checkpointAt = performance.now()
  let checkpointPosition = '0/0'
  return async () => {
    const isQuiet = engine.turns.quietMillis >= schedule.quietMillis
    const bytes = await logBytesSince(engine, checkpointPosition)
    const isDue =
      bytes >= schedule.logBytes ||
      (bytes > 0 && performance.now() - checkpointAt >= schedule.checkpointMillis)
    if (isDue && (isQuiet || bytes >= 4 * schedule.logBytes)) {
      await timed(log, { work: 'checkpoint', bytes }, () => engine.query('checkpoint'))
      checkpointAt = performance.now()
      checkpointPosition = await logPosition(engine)
      return
    }
    const table = isQuiet ? await tableToVacuum(engine) : undefined
    if (table) {
      await timed(log, { work: 'vacuum', table }, () => engine.query(`vacuum (analyze) ${table}`))
    }
  }
}

/** Before the first checkpoint of this process, counts from the cluster's last one. */
async function logBytesSince(engine: Engine, position: string): Promise<number> {
  const [row] = await engine.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(),
       greatest($1::pg_lsn, (select checkpoint_lsn from pg_control_checkpoint())))::float8 as bytes`,
    [position],
  )
  return row?.bytes ?? 0
}

async function logPosition(engine: Engine): Promise<string> {
  const [row] = await engine.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return row?.position ?? '0/0'
}

/** The table most in need, by PostgreSQL's autovacuum thresholds. */
async function tableToVacuum(engine: Engine): Promise<string | undefined> {
  const [row] = await engine.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name
     from pg_stat_user_tables
     where n_dead_tup > 50 + 0.2 * n_live_tup
        or n_mod_since_analyze > 50 + 0.1 * n_live_tup
        or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
     order by n_dead_tup + n_mod_since_analyze desc
     limit 1`,
  )
  return row?.name
}

async function timed(
  log: DatabaseLog,
  facts: Record<string, string | number>,
  work: () => Promise<unknown>,
): Promise<void> {
  const began = performance.now()
  await work()
  log.debug({ ...facts, millis: Math.round(performance.now() - began) }, 'Database maintenance')
}
