import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { announceTyping } from '@/server/modules/notifications/notify-message.ts'
import { loadOtherSide, loadViewerSide } from './sides.ts'
import { findBlocks, findThread } from './thread-store.ts'

/**
 * Tells the other side's open pages that the viewer is writing; not over a block, which stays
 * unsaid. Raises notFound, LimitReached.
 */
export async function tellTyping(
  context: ServiceContext,
  { receiverId, propertyId }: { receiverId: number; propertyId: number },
): Promise<void> {
  const { db, limits } = context.deps
  const me = await loadViewerSide(context)
  const { sideId: peer } = await loadOtherSide(db, { id: receiverId, me, field: 'receiver_id' })
  const key = { me: me.sideId, peer, propertyId }
  if ((await findThread(db, key)) === undefined) {
    throw failure('notFound', 'This conversation was not found.')
  }
  await limits.consume('typingByAccount', String(me.accountId))
  const { byMe, byPeer } = await findBlocks(db, key)
  if (!byMe && !byPeer) await announceTyping(db, { sideId: peer, peer: me.sideId, propertyId })
}
