import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import { type Member, refuseOwn } from '@/server/viewer.ts'
import type { ReviewKind } from '../cursors.ts'
import { type LockedItem, lockReviewItem } from './status-store.ts'

/**
 * Locks an item of somebody else that is as staff saw it. Raises notFound, and conflict: `ownSubject`
 * or `stale`, with its present revision and status.
 */
export async function lockUnchanged(
  tx: Kysely<DB>,
  staff: Member,
  { kind, id, revision }: { kind: ReviewKind; id: number; revision: number },
): Promise<LockedItem> {
  const item = await lockReviewItem(tx, { kind, id })
  if (!item) throw failure('notFound', 'There is nothing left to decide here.')
  refuseOwn(staff, [item.owner_id])
  if (item.revision !== revision) throw stale(item)
  return item
}

export function stale({ revision, status }: LockedItem) {
  return failure('conflict', 'This has changed in the meantime.', {
    key: 'stale',
    data: { revision, status },
  })
}
