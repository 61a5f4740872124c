import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { JobData } from './job-list.ts'

export type EnqueueOptions = {
  startAfter?: Date
  /** Identifies the job's subject in an exclusive queue. */
  key?: string
}

export type JobHandler<Data> = (
  data: Data,
  /** Aborted when the process must stop before the job is done. */
  signal: AbortSignal,
) => Promise<void>

type FieldOf<Data> = Data extends unknown ? keyof Data & string : never

/**
 * Background jobs in the application database. A job is written through the caller's connection:
 * enqueued in a transaction, it exists exactly when the transaction commits. Delivery is at least
 * once, so handlers must be idempotent; a handler that throws is retried as its queue's policy
 * says.
 */
export type Queue<Jobs extends object = JobData> = {
  /**
   * `db` is the transaction that causes the job, or the database. False if the queue is exclusive
   * and such a job already exists. Call it after `start`.
   */
  enqueue<Name extends keyof Jobs & string>(
    db: Kysely<DB>,
    name: Name,
    data: Jobs[Name] & object,
    options?: EnqueueOptions,
  ): Promise<boolean>
  /**
   * Deletes the jobs whose field equals `text`, case-insensitively, including finished ones that
   * are still retained.
   */
  forget<Name extends keyof Jobs & string>(
    db: Kysely<DB>,
    name: Name,
    field: FieldOf<Jobs[Name]>,
    text: string,
  ): Promise<void>
  /** Registers the only handler of a queue. Call it before `start`. */
  work<Name extends keyof Jobs & string>(name: Name, handler: JobHandler<Jobs[Name]>): void
  /**
   * Five-field cron in UTC. Runs once over all processes, up to a minute late. Call it before
   * `start`.
   */
  schedule<Name extends keyof Jobs & string>(
    name: Name,
    cron: string,
    data: Jobs[Name] & object,
  ): void
  start(): Promise<void>
  /**
   * Takes no further jobs and waits for running ones. Jobs still running after `timeoutMs` (default
   * 10 s) are aborted and retried later.
   */
  stop(timeoutMs?: number): Promise<void>
}
