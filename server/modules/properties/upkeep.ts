import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { COUNT_NAMES, followTheClock, refreshCount } from './upkeep-store.ts'

const EVERY_MINUTE = '* * * * *'
const AT_A_TIME = 500
/** All counts together stay within what the job may take (`expireInSeconds` of its policy). */
export const LONGEST_COUNT_MILLIS = 90_000
/** Counting takes at most this part of a process's time: at a million listings it is not done each minute. */
const COUNTING_SHARE = 0.1

/**
 * Names what keeps the search in step with time, once a minute over all processes, and what else listings wait for.
 * Call it before the queue starts.
 */
export function scheduleUpkeep(
  queue: Queue,
  { db, clock }: { db: Kysely<DB>; clock: () => Date },
  keep: (signal: AbortSignal) => Promise<void>,
): void {
  const count = pacedCounting(db, clock)
  queue.work('properties.upkeep', async (_data, signal) => {
    while (!signal.aborted) {
      if ((await followTheClock(db, { at: clock(), most: AT_A_TIME })) < AT_A_TIME) break
    }
    // What keeps the one from its end keeps nobody from the counts.
    await keep(signal).finally(() => count(signal))
  })
  queue.schedule('properties.upkeep', EVERY_MINUTE, {})
}

/**
 * Rewrites the counts, unless counting took so long the last time that it is to rest. One that fails keeps none
 * of the others from being written; the first failure is raised in the end.
 */
export function pacedCounting(db: Kysely<DB>, clock: () => Date) {
  let restsUntil = 0
  return async (signal: AbortSignal): Promise<void> => {
    const began = clock().getTime()
    if (began < restsUntil) return
    const failures: unknown[] = []
    for (const name of COUNT_NAMES) {
      if (signal.aborted) break
      await refreshCount(db, { name, longestMillis: LONGEST_COUNT_MILLIS }).catch((failure) =>
        failures.push(failure),
      )
    }
    restsUntil = began + (clock().getTime() - began) / COUNTING_SHARE
    if (failures.length > 0) throw failures[0]
  }
}
