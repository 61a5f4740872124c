import type { Queue } from './queue.ts'

/** Deletes what is older than it may become, as seen from `at`. Doing it twice is no fault. */
export type Pruning = (at: Date) => Promise<void>

/** Not once a day: a machine that is off at night is to do it, too. */
const SEVERAL_TIMES_A_DAY = '17 */6 * * *'

/**
 * Has what grew old deleted, several times a day over all processes. A pruning that fails keeps no other from its
 * turn; the first failure is raised in the end. Call it before the queue starts.
 */
export function schedulePruning(
  queue: Queue,
  clock: () => Date,
  prunings: readonly Pruning[],
): void {
  queue.work('records.prune', async (_data, signal) => {
    const failures: unknown[] = []
    for (const prune of prunings) {
      if (signal.aborted) break
      await prune(clock()).catch((failure) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
  })
  queue.schedule('records.prune', SEVERAL_TIMES_A_DAY, {})
}
