import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { JobData } from './job-list.ts'

export type EnqueueOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** In an exclusive queue: what the job is about. */
  key?: string
}

export type JobHandler<Data> = (
  data: Data,
  /** Aborted when the process must stop before the job is done. */
  signal: AbortSignal,
) => Promise<void>

/** A field of any of the shapes that a job has. */
type FieldOf<Data> = Data extends unknown ? keyof Data & string : never

/**
 * Background work on the same database. A job is written through the caller's own connection, so
 * that a job enqueued in a transaction exists exactly when the transaction commits. A job whose
 * handler throws is tried again with growing pauses, as its queue's policy says. Delivery is at
 * least once: a handler must stand being run twice.
 */
export type Queue<Jobs extends object = JobData> = {
  /**
   * `db` is the transaction that causes the job, or the database. False when the queue is
   * exclusive and such a job is already there. Call it after `start`.
   */
  enqueue<Name extends keyof Jobs & string>(
    db: Kysely<DB>,
    name: Name,
    data: Jobs[Name] & object,
    options?: EnqueueOptions,
  ): Promise<boolean>
  /**
   * Deletes the jobs that carry this text in a field, in whatever case, those that are done and still kept as well.
   * `db` as for `enqueue`.
   */
  forget<Name extends keyof Jobs & string>(
    db: Kysely<DB>,
    name: Name,
    field: FieldOf<Jobs[Name]>,
    text: string,
  ): Promise<void>
  /** Names the one handler of a queue. Call it before `start`. */
  work<Name extends keyof Jobs & string>(name: Name, handler: JobHandler<Jobs[Name]>): void
  /**
   * Enqueues a job by the clock: five-field cron in UTC, once per moment over all processes,
   * up to a minute late. Call it before `start`.
   */
  schedule<Name extends keyof Jobs & string>(
    name: Name,
    cron: string,
    data: Jobs[Name] & object,
  ): void
  /** Creates what is missing in the database, then begins to work. */
  start(): Promise<void>
  /**
   * Takes no further job and waits for those in hand; what is still running after `timeoutMs`
   * (10 s) is aborted and left to be tried again.
   */
  stop(timeoutMs?: number): Promise<void>
}
