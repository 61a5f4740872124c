import type { Listen, StopListening } from '@/server/db/notifications.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { hasWaiting } from './alert-store.ts'
import { type DeliveryDeps, deliverDue } from './delivery.ts'
import { catchUp, type MatchDeps, matchWaiting } from './matching.ts'
import { deleteUnconfirmed } from './store.ts'

const EVERY_MINUTE = '* * * * *'

/**
 * Registers the alert jobs: match new events, catch up a new search, send mails. A schedule picks
 * up missed work every minute across all processes. Call before the queue starts.
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

/** After this many consecutive failures the cause is not a single event. */
const MOST_FAILURES = 5

/** Continues after failures, which are retried last; raises the last error at the end. */
async function matchAll(deps: MatchDeps, signal: AbortSignal): Promise<void> {
  let failures = 0
  let failed: { error: unknown } | undefined
  while (!signal.aborted && failures < MOST_FAILURES) {
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

/** Enqueues matching as soon as an event commits. A missed notification waits for the schedule. */
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
