import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { followTheClock, refreshCounts } from './upkeep-store.ts'

const EVERY_MINUTE = '* * * * *'
const AT_A_TIME = 500

/** Names what keeps the search in step with time, once a minute over all processes. Call it before the queue starts. */
export function scheduleUpkeep(queue: Queue, db: Kysely<DB>, clock: () => Date): void {
  queue.work('properties.upkeep', async (_data, signal) => {
    while (!signal.aborted) {
      if ((await followTheClock(db, { at: clock(), most: AT_A_TIME })) < AT_A_TIME) break
    }
    await refreshCounts(db)
  })
  queue.schedule('properties.upkeep', EVERY_MINUTE, {})
}
