import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type QueueCounts = {
  name: string
  waiting: number
  running: number
  /** Failed, and waits for another try. */
  retrying: number
  /** Failed at the last try. */
  failed: number
}

export type TroubledJob = {
  id: string
  name: string
  state: 'retry' | 'failed'
  /** How often it was tried. */
  tries: number
  /** Of the next try; null after the last one. */
  next_at: Date | null
  /** Of the last try; null if its process ended. */
  failed_at: Date | null
  error: string
}

/** Queues that hold jobs which are not done, by name. */
export async function countJobs(db: Kysely<DB>): Promise<QueueCounts[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<QueueCounts>`
    select name,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed
    from queue.job where state in ('created', 'active', 'retry', 'failed') and name not like '\\_\\_%'
    group by name order by name`.execute(db)
  return rows
}

const MAX_ERROR = 300

/** Jobs that failed, the last ones first. */
export async function listTroubledJobs(db: Kysely<DB>, limit: number): Promise<TroubledJob[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<TroubledJob>`
    select id, name, state, retry_count + (state = 'failed')::int as tries,
      case when state = 'retry' then start_after end as next_at,
      coalesce(completed_on, started_on) as failed_at,
      left(coalesce(output ->> 'message', output -> 'value' ->> 'message', ''), ${MAX_ERROR}) as error
    from queue.job where state in ('retry', 'failed')
    order by coalesce(completed_on, started_on, created_on) desc, id limit ${limit}`.execute(db)
  return rows
}

/** Name of a queue whose failed job could be tried again, locked; undefined if there is none. */
export async function findTroubledJob(tx: Kysely<DB>, id: string): Promise<string | undefined> {
  if (!(await hasQueue(tx))) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from queue.job where id = ${id}::uuid and state in ('retry', 'failed')
    for update`.execute(tx)
  return rows[0]?.name
}

/**
 * Has the job run again at once, once more than its queue allows. False if the queue takes one job
 * at a time and has another.
 */
export async function retryJob(tx: Kysely<DB>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update queue.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id = ${id}::uuid and not exists (
      select 1 from queue.job other where other.name = job.name and other.id <> job.id
        and other.policy = 'exclusive' and other.state in ('created', 'retry', 'active')
        and coalesce(other.singleton_key, '') = coalesce(job.singleton_key, ''))`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether a queue has ever started on this database, which makes its tables. */
async function hasQueue(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('queue.job') is not null as has`.execute(db)
  return rows[0]?.has ?? false
}
