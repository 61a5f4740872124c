import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { type ChatChange, publishChat } from './live-store.ts'
import { insertMessageNotices, markMessageNotices } from './message-notice-store.ts'

/** Time in which somebody whose page is open reads the message, so that no mail is needed. */
const READING_MS = 60_000

/** Notifies a side of an unread conversation, on the site and by mail, when the transaction commits. */
export async function notifyMessage(
  { queue }: { queue: Queue },
  transaction: Kysely<DB>,
  notice: {
    threadId: number
    /** The sender; null is the administrator, as for `peer`. */
    me: number | null
    peer: number | null
    propertyId: number
    seq: number
    origin: string
    at: Date
  },
): Promise<void> {
  const { threadId, peer, seq, origin, at } = notice
  await insertMessageNotices(transaction, notice)
  const startAfter = new Date(at.getTime() + READING_MS)
  await queue.enqueue(
    transaction,
    'chat.message',
    { threadId, accountId: peer, seq, origin },
    { startAfter },
  )
}

/** Marks the site's notifications about a conversation as read. */
export function readMessageNotices(
  transaction: Kysely<DB>,
  read: { threadId: number; sideId: number | null; at: Date },
): Promise<void> {
  return markMessageNotices(transaction, read)
}

/** Tells the open pages of both sides when the transaction commits. */
export async function announceChat(
  transaction: Kysely<DB>,
  {
    sides: [one, other],
    ...change
  }: { sides: readonly [number | null, number | null] } & ChatChange,
): Promise<void> {
  await publishChat(transaction, { sideId: one, peer: other, ...change })
  await publishChat(transaction, { sideId: other, peer: one, ...change })
}

/** Tells one side's open pages that the other is writing; nothing is stored. */
export function announceTyping(
  db: Kysely<DB>,
  typing: { sideId: number | null; peer: number | null; propertyId: number },
): Promise<void> {
  return publishChat(db, { ...typing, seq: 0, change: 'typing' })
}
