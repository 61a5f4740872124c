import type { Deps } from '@/server/deps.ts'
import { notifyPayment } from '@/server/modules/notifications/notify-payment.ts'
import { takeEndingPackages } from './reminder-store.ts'

const AT_A_TIME = 100

/**
 * Tells members once, on the site and by mail, that a package ends soon. Each batch is one
 * transaction, so an interrupted run can resume.
 */
export async function remindOfEnds(
  { db, queue, clock, config }: Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const usual = config.publicUrl ?? `http://localhost:${config.port}`
  for (let count = AT_A_TIME; count === AT_A_TIME && !signal.aborted; ) {
    count = await db.transaction().execute(async (tx) => {
      const at = clock()
      const rows = await takeEndingPackages(tx, { at, most: AT_A_TIME })
      for (const { account_id: accountId, ...purchase } of rows) {
        const origin = purchase.origin || usual
        const notice = { ...purchase, accountId, origin, kind: 'package-expiring', at } as const
        await notifyPayment({ queue }, tx, notice)
      }
      return rows.length
    })
  }
}
