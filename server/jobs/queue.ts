import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { JobData, JobName } from './job-list.ts'

export type EnqueueOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** While a job with this key waits or runs, another one is not created. */
  singletonKey?: string
}

export type JobHandler<Name extends JobName> = (
  data: JobData[Name],
  /** Aborted when the process is asked to stop before the job is done. */
  signal: AbortSignal,
) => Promise<void>

/**
 * Background work on the same database. A job is written by the statement's own connection, so a
 * job enqueued in a transaction exists exactly when that transaction commits. A job whose handler
 * throws is tried again with growing pauses, as its queue in `job-list.ts` says; handlers must
 * stand being run twice.
 */
export type Queue = {
  /**
   * `db` is the transaction that causes the job, or the database. True when the job was created,
   * false when one with the same singleton key already waits. The queue must have been started.
   */
  enqueue<Name extends JobName>(
    db: Kysely<DB>,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<boolean>
  /** Registers the one handler of a queue; call it before `start`. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>): void
  /** Runs a job by the clock (five-field cron in UTC), once per moment over all processes. */
  schedule<Name extends JobName>(name: Name, cron: string, data: JobData[Name]): void
  /** Creates the tables when they are missing, then begins to work. */
  start(): Promise<void>
  /** Takes no further job and waits for those in hand, at most `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>
}
