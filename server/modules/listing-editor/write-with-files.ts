import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type KeptParts, keptParts } from '@/server/modules/uploads/kept-parts.ts'

/** `isWritten` false discards the stored files. */
export type Outcome = { id: number; isWritten: boolean }

/** Stores files and writes in one transaction; discards the files if nothing was written. */
export async function writeWithFiles<Parts>(
  { deps }: Pick<ServiceContext, 'deps'>,
  store: (kept: KeptParts) => Promise<Parts>,
  write: (tx: Transaction<DB>, parts: Parts) => Promise<Outcome>,
): Promise<number> {
  const kept = keptParts(deps)
  try {
    const parts = await store(kept)
    const { id, isWritten } = await deps.db.transaction().execute((tx) => write(tx, parts))
    if (!isWritten) await kept.takeBack()
    return id
  } catch (error) {
    await kept.takeBackAfter(error)
    throw error
  }
}
