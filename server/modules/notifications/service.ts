import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { memberOf } from '@/server/http/viewer.ts'
import { publishFavourite } from './live-store.ts'
import {
  countNotifications,
  deleteOld,
  insertInterestNotice,
  markRead,
  type NotificationRow,
  notificationPage,
} from './store.ts'

/** A page of what the viewer was told, with how many there are and how many of them unread. */
export async function listNotifications(
  { deps: { db, clock }, viewer }: RequestContext,
  page: { offset: number; limit: number },
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> {
  const reader = { accountId: memberOf(viewer).id, at: clock() }
  const rows = await notificationPage(db, { ...reader, ...page })
  return { rows, ...(await countNotifications(db, reader)) }
}

/** Marks what the viewer was told as read up to this one; answers how many are unread. */
export async function readUpTo(
  { deps: { db, clock }, viewer }: RequestContext,
  upToId: number,
): Promise<number> {
  const reader = { accountId: memberOf(viewer).id, at: clock() }
  await db.transaction().execute((transaction) => markRead(transaction, { ...reader, upToId }))
  return (await countNotifications(db, reader)).unread
}

const DAY_MS = 86_400_000
/** So long after it was told what was read is still in the list, and what nobody read. */
const READ_KEPT_MS = 90 * DAY_MS
const UNREAD_KEPT_MS = 365 * DAY_MS

/** Forgets what was told long ago. */
export function forgetOldNotifications(db: Kysely<DB>, at: Date): Promise<void> {
  const readBefore = new Date(at.getTime() - READ_KEPT_MS)
  return deleteOld(db, { readBefore, anyBefore: new Date(at.getTime() - UNREAD_KEPT_MS) })
}

/** Tells an owner that somebody is interested, in the transaction that notes it. */
export function tellOfInterest(
  db: Kysely<DB>,
  notice: { ownerId: number; propertyId: number; actorId: number; at: Date },
): Promise<void> {
  return insertInterestNotice(db, notice)
}

/** Tells the other open pages of a person that its favourites changed. */
export function announceFavourite(
  db: Kysely<DB>,
  change: { accountId: number; propertyId: number },
): Promise<void> {
  return publishFavourite(db, change)
}
