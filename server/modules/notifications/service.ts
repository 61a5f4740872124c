import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { getLocale } from '@/server/modules/settings/service.ts'
import { requireMember } from '@/server/viewer.ts'
import { publishFavourite } from './live-store.ts'
import { hiddenKinds } from './preferences/preferences.ts'
import {
  countNotifications,
  deleteOld,
  insertInterestNotice,
  markRead,
  type NotificationRow,
  notificationPage,
} from './store.ts'
import type { NotificationShaping } from './wire.ts'

/** A page of the viewer's notifications, with counts. */
export async function listNotifications(
  { deps: { db, clock }, viewer }: ServiceContext,
  page: { offset: number; limit: number },
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> {
  const { id: accountId } = requireMember(viewer)
  const reader = { accountId, at: clock(), hidden: await hiddenKinds(db, accountId) }
  const rows = await notificationPage(db, { ...reader, ...page })
  return { rows, ...(await countNotifications(db, reader)) }
}

/** Context for converting notifications, read once per request. */
export async function createNotificationShaping(
  context: ServiceContext,
): Promise<NotificationShaping> {
  const { deps, language, origin } = context
  const settings = await deps.settings.read()
  const locale = await getLocale(deps.db, language, settings.default_language)
  return { locale, settings, origin, now: deps.clock() }
}

/** Marks notifications as read up to an id; returns the unread count. */
export async function readUpTo(
  { deps: { db, clock }, viewer }: ServiceContext,
  upToId: number,
): Promise<number> {
  const reader = { accountId: requireMember(viewer).id, at: clock() }
  await db.transaction().execute((transaction) => markRead(transaction, { ...reader, upToId }))
  const hidden = await hiddenKinds(db, reader.accountId)
  return (await countNotifications(db, { ...reader, hidden })).unread
}

const DAY_MS = 86_400_000
const READ_KEPT_MS = 90 * DAY_MS
const UNREAD_KEPT_MS = 365 * DAY_MS

export function forgetOldNotifications(db: Kysely<DB>, at: Date): Promise<void> {
  const readBefore = new Date(at.getTime() - READ_KEPT_MS)
  return deleteOld(db, { readBefore, anyBefore: new Date(at.getTime() - UNREAD_KEPT_MS) })
}

/** Notifies the owner, within the transaction that records the interest. */
export function notifyOfInterest(
  db: Kysely<DB>,
  notice: { ownerId: number; propertyId: number; actorId: number; at: Date },
): Promise<void> {
  return insertInterestNotice(db, notice)
}

/** Tells the account's other open pages about a favorite. */
export function announceFavourite(
  db: Kysely<DB>,
  change: { accountId: number; propertyId: number },
): Promise<void> {
  return publishFavourite(db, change)
}
