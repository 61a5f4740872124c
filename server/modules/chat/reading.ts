import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  announceChat,
  notifyMessage,
  readMessageNotices,
} from '@/server/modules/notifications/notify-message.ts'
import { type MessageRow, messagePage } from './message-store.ts'
import { loadOtherSide, loadViewerSide, type ViewerSide } from './sides.ts'
import {
  countThreads,
  findThread,
  isProperty,
  lockThread,
  markSide,
  readThread,
  type ThreadRow,
  threadPage,
} from './thread-store.ts'

type Page = { page: number; perPage: number }

/** A page of the viewer's conversations, newest first; marks nothing as read. */
export async function listThreads(
  context: ServiceContext,
  { page, perPage }: Page,
): Promise<{ me: ViewerSide; rows: ThreadRow[]; total: number; unread: number }> {
  const { db } = context.deps
  const me = await loadViewerSide(context)
  const offset = (page - 1) * perPage
  const rows = await threadPage(db, { me: me.sideId, offset, limit: perPage })
  return { me, rows, ...(await countThreads(db, me.sideId)) }
}

export type Wanted = Page & {
  userId: number
  propertyId: number
  before: number | undefined
  after: number | undefined
}

export type ReadMessages = {
  me: ViewerSide
  peerId: number | null
  /** Undefined while the conversation has not begun. */
  thread: ThreadRow | undefined
  rows: MessageRow[]
  total: number
}

/**
 * A page of the conversation with a person about a property, and marks it as read up to the newest
 * message returned. Raises notFound for an unknown person, or property without a conversation;
 * invalid.
 */
export async function readMessages(
  context: ServiceContext,
  { userId, propertyId, before, after, page, perPage }: Wanted,
): Promise<ReadMessages> {
  if (before !== undefined && after !== undefined) {
    throw invalid({ before_seq: 'cannot stand beside after_seq' })
  }
  const { db } = context.deps
  const me = await loadViewerSide(context)
  const peer = await loadOtherSide(db, { id: userId, me, field: 'user_id' })
  const found = { me, peerId: peer.sideId }
  const id = await findThread(db, { me: me.sideId, peer: peer.sideId, propertyId })
  if (id === undefined) {
    if (!(await isProperty(db, propertyId))) throw noProperty()
    return { ...found, thread: undefined, rows: [], total: 0 }
  }
  const isByPage = before === undefined && after === undefined
  const offset = isByPage ? (page - 1) * perPage : 0
  const part = { threadId: id, me: me.sideId, before, after, offset, limit: perPage }
  const { rows, total } = await messagePage(db, part)
  const newest = rows[0]?.seq
  if (newest !== undefined)
    await markRead(context, { id, me, peerId: peer.sideId, newest, propertyId })
  const thread = await readThread(db, { id, me: me.sideId })
  const read = rows.map((row) => (row.sender_id === me.sideId ? row : { ...row, is_read: true }))
  return { ...found, thread, rows: read, total }
}

function noProperty() {
  return failure('notFound', 'This property was not found.')
}

/**
 * Marks as read what a mail showed, for somebody who answers by mail. Messages that came after it
 * are told anew, as no page shows them.
 */
export async function readByMail(
  context: ServiceContext,
  { id, seq }: { id: number; seq: number },
): Promise<void> {
  const { deps, origin } = context
  const me = await loadViewerSide(context)
  const thread = await readThread(deps.db, { id, me: me.sideId })
  if (!thread) return
  const { property_id: propertyId, peer_id: peerId } = thread
  const read = { id, me, peerId, propertyId }
  await markRead(context, { ...read, newest: seq })
  const left = await readThread(deps.db, { id, me: me.sideId })
  if (!left?.unread_count) {
    // The own answer alone is newer.
    return await markRead(context, { ...read, newest: left?.last_seq ?? seq })
  }
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockThread(tx, id)
    const side = locked?.sides.find(({ account_id }) => account_id === me.sideId)
    if (!locked || !side || side.noticed_seq > side.read_seq) return
    await markSide(tx, { id, sideId: me.sideId, noticed: locked.lastSeq })
    const notice = { me: peerId, peer: me.sideId, propertyId, seq: locked.lastSeq }
    await notifyMessage(deps, tx, { ...notice, threadId: id, origin, at: deps.clock() })
  })
}

/** Tells both sides, once: the reader's other pages count anew, the sender's show it. */
async function markRead(
  { deps }: ServiceContext,
  {
    id,
    me,
    peerId,
    newest,
    propertyId,
  }: { id: number; me: ViewerSide; peerId: number | null; newest: number; propertyId: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, id)
    if (!thread || !(await markSide(tx, { id, sideId: me.sideId, read: newest }))) return
    const sides = [me.sideId, peerId] as const
    await announceChat(tx, { sides, propertyId, seq: thread.lastSeq, change: 'read' })
    if (newest < thread.lastSeq) return
    await readMessageNotices(tx, { threadId: id, sideId: me.sideId, at: deps.clock() })
  })
}
