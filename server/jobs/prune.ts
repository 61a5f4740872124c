import type { Queue } from './queue.ts'

/** Deletes expired records as of `at`. Idempotent. */
export type Pruning = (at: Date) => Promise<void>

/** Not once a day: a machine that is off at night must prune, too. */
const SEVERAL_TIMES_A_DAY = '17 */6 * * *'

/**
 * A failing pruning does not stop the others; the first failure is rethrown at the end. Call it
 * before the queue starts.
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
