import type { Listen, StopListening } from '@/server/db/notifications.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { hasWaiting } from './alert-store.ts'
import { deliverDue } from './delivery.ts'
import type { DeliveryDeps } from './digest.ts'
import { catchUp, type MatchDeps, matchWaiting } from './matching.ts'
import { deleteUnconfirmed } from './store.ts'

const EVERY_MINUTE = '* * * * *'

/**
 * Registers the alert jobs. A schedule picks up missed events every minute over all processes. Call
 * before the queue starts.
 */
export function scheduleAlerts(queue: Queue, deps: MatchDeps & DeliveryDeps): void {
  queue.work('alerts.match', async (_data, signal) => {
    try {
      await matchAll(deps, signal)
    } finally {
      await deleteUnconfirmed(deps.db, deps.clock())
      if (await hasWaiting(deps.db)) await queue.enqueue(deps.db, 'alerts.deliver', {})
    }
  })
  queue.work('alerts.catch-up', ({ searchId, since }) => catchUp(deps, searchId, new Date(since)))
  queue.work('alerts.deliver', (_data, signal) => deliverDue(deps, signal))
  queue.schedule('alerts.match', EVERY_MINUTE, {})
}

/** More failures in a row are not the fault of an event. */
const MAX_FAILURES = 5

/** Failed events are retried last. Raises the last error. */
async function matchAll(deps: MatchDeps, signal: AbortSignal): Promise<void> {
  let failures = 0
  let failed: { error: unknown } | undefined
  while (!signal.aborted && failures < MAX_FAILURES) {
    try {
      if ((await matchWaiting(deps)) === 0) break
      failures = 0
    } catch (error) {
      failures += 1
      failed = { error }
    }
  }
  if (failed) throw failed.error
}

/** Matches events as they commit; the schedule picks up missed ones. */
export function wakeAlerts(
  { queue, db, log }: Pick<MatchDeps & DeliveryDeps, 'queue' | 'db' | 'log'>,
  listen: Listen,
): Promise<StopListening> {
  return listen('alert_outbox', () => {
    queue.enqueue(db, 'alerts.match', {}).catch((error: unknown) => {
      log.warn({ err: error }, 'Alerts wait for the next minute')
    })
  })
}
