import type { Deps } from '@/server/deps.ts'
import { dropFiles } from '@/server/modules/uploads/intake.ts'
import { deleteCopies } from './file-copy.ts'
import { deleteOldImages } from './image-store.ts'
import { detachOldFiles } from './run-store.ts'
import { RETENTION_MS } from './runs.ts'

/** Deletes files, cells and images of imports that can no longer be taken back. */
export async function deleteOldImports(
  deps: Pick<Deps, 'db' | 'config' | 'queue'>,
  at: Date,
): Promise<void> {
  const before = new Date(at.getTime() - RETENTION_MS)
  await deleteOldImages(deps.db, before)
  await deps.db.transaction().execute(async (tx) => {
    await dropFiles(deps, tx, await detachOldFiles(tx, before))
  })
  await deleteCopies(deps, at)
}
