import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { applyDueChanges, COUNT_NAMES, refreshCount } from './upkeep-store.ts'

const EVERY_MINUTE = '* * * * *'
const AT_A_TIME = 500
/** Keeps all counts within the job's `expireInSeconds`. */
export const MAX_COUNT_MILLIS = 90_000
/** Share of a process's time, so that a million listings are not counted every minute. */
const COUNTING_SHARE = 0.1

/** Schedules the upkeep once a minute over all processes. Call before the queue starts. */
export function scheduleUpkeep(
  queue: Queue,
  { db, clock }: { db: Kysely<DB>; clock: () => Date },
  keep: (signal: AbortSignal) => Promise<void>,
): void {
  const count = pacedCounting(db, clock)
  queue.work('properties.upkeep', async (_data, signal) => {
    while (!signal.aborted) {
      if ((await applyDueChanges(db, { at: clock(), most: AT_A_TIME })) < AT_A_TIME) break
    }
    // Counts refresh even if `keep` fails.
    await keep(signal).finally(() => count(signal))
  })
  queue.schedule('properties.upkeep', EVERY_MINUTE, {})
}

/**
 * Refreshes the counts, throttled after a slow run. All are tried before the first error is raised.
 */
export function pacedCounting(db: Kysely<DB>, clock: () => Date) {
  let restsUntil = 0
  return async (signal: AbortSignal): Promise<void> => {
    const began = clock().getTime()
    if (began < restsUntil) return
    const failures: unknown[] = []
    for (const name of COUNT_NAMES) {
      if (signal.aborted) break
      await refreshCount(db, { name, longestMillis: MAX_COUNT_MILLIS }).catch((failure) =>
        failures.push(failure),
      )
    }
    restsUntil = began + (clock().getTime() - began) / COUNTING_SHARE
    if (failures.length > 0) throw failures[0]
  }
}
