import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { announceChat, readMessageNotices } from '@/server/modules/notifications/notify-message.ts'
import { dropFiles } from '@/server/modules/uploads/intake.ts'
import { deleteErased, eraseCleared, eraseMessage, readMessage } from './message-store.ts'
import { loadOtherSide, loadViewerSide, requireSender } from './sides.ts'
import { findThread, lockThread, markSide, readThread } from './thread-store.ts'

/** Deletes an own message for both sides. Raises notFound, forbidden for another's. */
export async function deleteMessage(
  context: ServiceContext,
  { id, receiverId }: { id: number; receiverId: number },
): Promise<void> {
  const { deps } = context
  const me = await loadViewerSide(context)
  await deps.db.transaction().execute(async (tx) => {
    const message = await readMessage(tx, { id, me: me.sideId })
    const thread = message && (await readThread(tx, { id: message.thread_id, me: me.sideId }))
    if (!message || !thread) throw noMessage()
    if (message.sender_id !== me.sideId) {
      throw failure('forbidden', 'Only its sender can delete a message.')
    }
    const { sideId } = await loadOtherSide(tx, { id: receiverId, me, field: 'receiver_id' })
    if (sideId !== thread.peer_id) throw noMessage()
    await lockThread(tx, thread.id)
    const files = await eraseMessage(tx, { id, at: deps.clock() })
    await dropFiles(deps, tx, files)
    const { property_id: propertyId, last_seq: seq } = thread
    const sides = [me.sideId, thread.peer_id] as const
    await announceChat(tx, { sides, propertyId, seq, change: 'deleted', messageId: id })
  })
}

function noMessage() {
  return failure('notFound', 'This message was not found.')
}

/**
 * Removes a conversation from the viewer's list, with all that was written so far; the peer keeps
 * it. Raises notFound, also if there is nothing to remove; forbidden for another's.
 */
export async function deleteThread(
  context: ServiceContext,
  {
    senderId,
    receiverId,
    propertyId,
  }: { senderId: number; receiverId: number; propertyId: number },
): Promise<void> {
  const { deps } = context
  const { db } = deps
  const me = await loadViewerSide(context)
  requireSender(senderId, me)
  const { sideId: peer } = await loadOtherSide(db, { id: receiverId, me, field: 'receiver_id' })
  const id = await findThread(db, { me: me.sideId, peer, propertyId })
  if (id === undefined) throw noThread()
  await db.transaction().execute(async (tx) => {
    const at = deps.clock()
    const thread = await lockThread(tx, id)
    const seq = thread?.lastSeq ?? 0
    if (!(await markSide(tx, { id, sideId: me.sideId, cleared: seq }))) throw noThread()
    await markSide(tx, { id, sideId: me.sideId, read: seq })
    await dropFiles(deps, tx, await eraseCleared(tx, { threadId: id, at }))
    await readMessageNotices(tx, { threadId: id, sideId: me.sideId, at })
    await announceChat(tx, { sides: [me.sideId, peer], propertyId, seq, change: 'read' })
  })
}

function noThread() {
  return failure('notFound', 'This conversation was not found.')
}

/** Longer than any outbox repeats. */
const REPEATS_MS = 90 * 86_400_000

/** Deletes the empty rows of messages that were deleted long ago. */
export function forgetErasedMessages(db: Kysely<DB>, at: Date): Promise<void> {
  return deleteErased(db, new Date(at.getTime() - REPEATS_MS))
}
