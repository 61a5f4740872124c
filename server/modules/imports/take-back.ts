import { finishImport } from '@/server/db/import/import-listings.ts'
import { restoreBatch } from './image-store.ts'
import type { RunWork } from './run-work.ts'

const BATCH = 100

/** Takes back what a run wrote, except for what somebody changed or uses. */
export async function takeListingsBack(work: RunWork): Promise<boolean> {
  const { db, clock } = work.deps
  const { id, source } = work.run
  for (;;) {
    if (work.signal.aborted) return false
    const restored = await db.transaction().execute(async (tx) => {
      await work.save(tx, {})
      return await restoreBatch(tx, id, { limit: BATCH, at: clock() })
    })
    if (!restored) break
  }
  await finishImport(db, source)
  return true
}
