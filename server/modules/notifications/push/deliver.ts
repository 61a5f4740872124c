import { createHash } from 'node:crypto'
import { quietUntil } from '@/domain/account/quiet-hours.ts'
import { noticePage } from '@/domain/web/notice-page.ts'
import { inLanguage, routes } from '@/domain/web/routes.ts'
import type { Deps } from '@/server/deps.ts'
import { PushGone, PushRefused } from '@/server/gateways/push/push-sender.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { getLocale } from '@/server/modules/settings/service.ts'
import { findPreference, hiddenKinds, wantsNotice } from '../preferences/preferences.ts'
import { countNotifications, findNotification, type NotificationRow } from '../store.ts'
import { toNotification } from '../wire.ts'
import { fcmData } from './fcm-data.ts'
import { pushLifetimeMs, pushUrgency } from './push-lifetime.ts'
import { type PushContent, pushPayload } from './push-payload.ts'
import { deletePushDevice, findPushDevice, type PushDevice } from './push-store.ts'

export type PushDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'settings' | 'push' | 'fcm' | 'queue' | 'log'
>

/**
 * Sends one notification to one device, unless it was read, withdrawn or is too old, or its account
 * does not want it there. Quiet hours postpone it. Raises what is worth another try.
 */
export async function deliverPush(
  deps: PushDeps,
  { deviceId, notificationId }: JobData['push.send'],
): Promise<void> {
  const { db, clock, queue, log } = deps
  const device = await findPushDevice(db, deviceId)
  if (!device) return
  const now = clock()
  const { account_id: accountId } = device
  const row = await findNotification(db, { accountId, id: notificationId, at: now })
  if (!row || row.is_read) return
  const ttlMs = row.created_at.getTime() + pushLifetimeMs(row.kind) - now.getTime()
  const preference = await findPreference(db, accountId)
  if (ttlMs <= 0 || !wantsNotice(preference, 'push', row.kind)) return
  const startAfter = preference.quiet && quietUntil(now, preference.quiet)
  if (startAfter) {
    await queue.enqueue(db, 'push.send', { deviceId, notificationId }, { startAfter })
    return
  }
  try {
    await send(deps, { row, device, now, ttlMs })
  } catch (error) {
    if (error instanceof PushGone) return deletePushDevice(db, deviceId)
    if (!(error instanceof PushRefused)) throw error
    log.warn({ err: error }, 'A push message was refused')
  }
}

type Sending = { row: NotificationRow; device: PushDevice; now: Date; ttlMs: number }

async function send(deps: PushDeps, sending: Sending): Promise<void> {
  const { row, device, ttlMs } = sending
  const { config, fcm, push } = deps
  const { token, p256dh, auth } = device
  const content = await createContent(deps, sending)
  const { title, body, tag } = content
  const sent = { urgency: pushUrgency(row.kind), ttlSeconds: ttlMs / 1000 }
  if (p256dh === null || auth === null) {
    const data = fcmData(row, content, config.publicUrl)
    await fcm?.send(token, { ...sent, title, body, tag, data })
    return
  }
  const message = { ...sent, payload: pushPayload(content), topic: toTopic(tag) }
  await push.send({ endpoint: token, p256dh, auth }, message)
}

async function createContent(
  { db, settings }: PushDeps,
  { row, device, now }: Sending,
): Promise<PushContent> {
  const values = await settings.read()
  const locale = await getLocale(db, device.language_code, values.default_language)
  // Addresses without origin: the service worker knows its own.
  const shown = toNotification(row, { locale, settings: values, origin: '', now })
  const { account_id: accountId } = device
  const hidden = await hiddenKinds(db, accountId)
  const { unread } = await countNotifications(db, { accountId, at: now, hidden })
  const isChat = row.kind === 'message'
  const page = noticePath(row) || routes.member('notifications')
  return {
    title: shown.title,
    body: shown.message,
    page: inLanguage(page, locale.language, values.default_language),
    tag: isChat ? `chat-${row.actor_id ?? 0}-${row.property_id ?? 0}` : `notice-${row.id}`,
    image: shown.notification_image,
    language: locale.language,
    direction: locale.isRtl ? 'rtl' : 'ltr',
    unread,
  }
}

function noticePath(row: NotificationRow): string {
  const { kind, property_id: property, inquiry_id: inquiry } = row
  return noticePage({
    kind,
    property: row.property_slug,
    isOfProject: row.project_id !== null,
    chat: property === null ? undefined : { person: row.actor_id ?? 0, property },
    inquiry: inquiry === null ? undefined : { id: inquiry, isOwners: row.is_inquiry_owners },
  })
}

/** Push services take 32 letters of base64url. */
function toTopic(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}
