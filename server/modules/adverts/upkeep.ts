import type { Deps } from '@/server/deps.ts'
import { notifyOwner } from '@/server/modules/notifications/notify.ts'
import { endDueAdverts, lockUnsettled } from './advert-store.ts'
import { settleAdvert } from './advertise.ts'
import { toNoticeSubject } from './review.ts'

const EVERY_MINUTE = '* * * * *'
const AT_A_TIME = 100

/** Schedules it once a minute over all processes. Call before the queue starts. */
export function scheduleAdverts(deps: Pick<Deps, 'db' | 'clock' | 'queue'>): void {
  deps.queue.work('adverts.upkeep', async (_data, signal) => {
    await keepAdverts(deps, signal)
  })
  deps.queue.schedule('adverts.upkeep', EVERY_MINUTE, {})
}

/** Ends adverts that are due, gives back unused rights, and tells the owners. */
export async function keepAdverts(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  signal: AbortSignal,
): Promise<void> {
  await endDueAdverts(deps.db, deps.clock())
  while (!signal.aborted) {
    if ((await settleEnded(deps)) < AT_A_TIME) return
  }
}

function settleEnded({ db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = clock()
    const adverts = await lockUnsettled(tx, AT_A_TIME)
    for (const advert of adverts) {
      await settleAdvert(tx, { advert, at })
      const { owner_id: accountId, end_cause: reason, origin } = advert
      if (accountId === null || reason === null) continue
      const about = toNoticeSubject(advert)
      await notifyOwner({ queue }, tx, {
        accountId,
        kind: 'advert-ended',
        about,
        reason,
        origin,
        at,
      })
    }
    return adverts.length
  })
}
