import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { forgetApproved } from '@/server/modules/listing-editor/approved-content-store.ts'
import { clearDeleted } from '@/server/modules/listing-editor/clear-deleted.ts'
import { UNDO_MS } from '@/server/modules/listing-editor/undo-window.ts'
import { notifyOwner } from '@/server/modules/notifications/notify.ts'
import { type EndingRow, takeEnded, takeEnding } from './expiry-store.ts'

type Keeping = Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>

const AT_A_TIME = 100
const DAY_MS = 86_400_000

/**
 * Notifies owners of expiring and expired listings, and purges deleted listings and outdated
 * approved versions. Each batch is one transaction, so an interrupted run can resume.
 */
export async function keepTerms(deps: Keeping, signal: AbortSignal): Promise<void> {
  await tellAll(deps, signal, { kind: 'expiring', take: takeEnding })
  await tellAll(deps, signal, { kind: 'expired', take: takeEnded })
  while (!signal.aborted) {
    const at = deps.clock()
    const before = new Date(at.getTime() - UNDO_MS)
    if ((await clearDeleted(deps.db, { before, at, most: AT_A_TIME })) === 0) break
  }
  await forgetApproved(deps.db, new Date(deps.clock().getTime() - DAY_MS))
}

type Telling = {
  kind: 'expiring' | 'expired'
  take: (tx: Kysely<DB>, round: { at: Date; most: number }) => Promise<EndingRow[]>
}

async function tellAll(
  { db, queue, clock, config }: Keeping,
  signal: AbortSignal,
  { kind, take }: Telling,
): Promise<void> {
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  for (let count = AT_A_TIME; count === AT_A_TIME && !signal.aborted; ) {
    count = await db.transaction().execute(async (tx) => {
      const at = clock()
      const rows = await take(tx, { at, most: AT_A_TIME })
      for (const { id, owner_id: accountId } of rows) {
        await notifyOwner({ queue }, tx, {
          accountId,
          kind,
          about: { propertyId: id },
          origin,
          at,
        })
      }
      return rows.length
    })
  }
}
