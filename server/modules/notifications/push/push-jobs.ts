import type { Listen, StopListening } from '@/server/db/notifications.ts'
import { deliverPush, type PushDeps } from './deliver.ts'
import { pushDelayMs, pushLifetimeMs } from './push-lifetime.ts'
import { deleteWaitingPush, markPushed, nextDevices, takeWaitingPush } from './push-store.ts'

const EVERY_MINUTE = '* * * * *'
/** Of one transaction: an announcement may go to a hundred thousand. */
const DEVICES_AT_A_TIME = 200

/**
 * Registers the push jobs. A schedule picks up missed notifications every minute over all processes.
 * Call before the queue starts.
 */
export function schedulePushes(deps: PushDeps): void {
  const { queue } = deps
  queue.work('push.match', (_data, signal) => matchPushes(deps, signal))
  queue.work('push.send', (data) => deliverPush(deps, data))
  queue.schedule('push.match', EVERY_MINUTE, {})
}

/** Finds devices as notifications commit; the schedule picks up missed ones. */
export function wakePushes(
  { queue, db, log }: Pick<PushDeps, 'queue' | 'db' | 'log'>,
  listen: Listen,
): Promise<StopListening> {
  return listen('push_outbox', () => {
    queue.enqueue(db, 'push.match', {}).catch((error: unknown) => {
      log.warn({ err: error }, 'Push messages wait for the next minute')
    })
  })
}

/** Makes one job for each device of each waiting notification, in the transaction that strikes it off. */
export async function matchPushes(deps: MatchDeps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await matchSome(deps))) {
    // Until nothing waits.
  }
}

type MatchDeps = Pick<PushDeps, 'db' | 'queue' | 'clock' | 'fcm'>

function matchSome({ db, queue, clock, fcm }: MatchDeps): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const waiting = await takeWaitingPush(transaction)
    if (!waiting) return false
    const { notification_id: notificationId, kind, created_at: createdAt } = waiting
    const isOver = createdAt.getTime() + pushLifetimeMs(kind) <= clock().getTime()
    const page = { limit: DEVICES_AT_A_TIME, hasFcm: fcm !== null }
    const devices = isOver ? [] : await nextDevices(transaction, waiting, page)
    const startAfter = new Date(createdAt.getTime() + pushDelayMs(kind))
    for (const deviceId of devices) {
      await queue.enqueue(transaction, 'push.send', { deviceId, notificationId }, { startAfter })
    }
    const last = devices.at(-1)
    if (last === undefined || devices.length < DEVICES_AT_A_TIME) {
      await deleteWaitingPush(transaction, notificationId)
    } else await markPushed(transaction, { notificationId, afterDevice: last })
    return true
  })
}
