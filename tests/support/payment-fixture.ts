import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import type { Deps } from '@/server/deps.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { profileHandlers } from '@/server/modules/account/profile-handlers.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { packageAdministrationHandlers } from '@/server/modules/packages/administration/handlers.ts'
import { packagesHandlers } from '@/server/modules/packages/handlers.ts'
import { paymentDeskHandlers } from '@/server/modules/payments/administration/handlers.ts'
import { giveBack } from '@/server/modules/payments/administration/refunds.ts'
import { paymentAdministrationHandlers } from '@/server/modules/payments/administration-handlers.ts'
import { paymentsHandlers } from '@/server/modules/payments/handlers.ts'
import { reconcile, refundAttempt } from '@/server/modules/payments/jobs.ts'
import { cancelAttempt } from '@/server/modules/payments/settle.ts'
import { settleEvent } from '@/server/modules/payments/webhooks.ts'
import { callOk } from './call.ts'
import { TEST_NOW, testDeps } from './deps.ts'
import { GatewayDouble } from './payment-gateway.ts'

const MINUTE_MS = 60_000

/** A provider with gateways in memory and a clock that tests turn. */
export function openPayments(db: Kysely<DB>, names: PaymentGatewayName[] = ['stripe', 'paypal']) {
  const gateways = new Map(names.map((name) => [name, new GatewayDouble(name)]))
  const gateway = (name: PaymentGatewayName = 'stripe') => {
    const found = gateways.get(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  return { ...openPaymentsAt(db, gateways, TEST_NOW), gateway }
}

/** The same with any gateways; the clock stands at `start` until a test turns it. */
export function openPaymentsAt(
  db: Kysely<DB>,
  payments: Deps['payments'],
  start: Date,
  own: Parameters<typeof testDeps>[0] = {},
) {
  let now = start
  const deps = testDeps({ ...own, db, clock: () => now, payments })
  const app = createServer(deps, {
    ...packagesHandlers,
    ...profileHandlers,
    ...paymentsHandlers,
    ...paymentAdministrationHandlers,
    ...notificationsHandlers,
    ...paymentDeskHandlers,
    ...packageAdministrationHandlers,
  })
  const runs = {
    'payments.event': ({ eventId }: JobData['payments.event']) => settleEvent(deps, eventId),
    'payments.cancel': (data: JobData['payments.cancel']) => cancelAttempt(deps, data.attemptId),
    'payments.refund': (data: JobData['payments.refund']) => refundAttempt(deps, data.attemptId),
    'payments.give-back': (data: JobData['payments.give-back']) => giveBack(deps, data.refundId),
  }
  return {
    deps,
    app,
    later(minutes: number): void {
      now = new Date(now.getTime() + minutes * MINUTE_MS)
    },
    async start(token: string, packageId: number, payment_method: PaymentGatewayName = 'stripe') {
      const body = { package_id: packageId, platform_type: 'web', payment_method }
      const { data } = await callOk(app, 'createPaymentIntent', { token, body })
      const reference = data.payment_transaction.transaction_id ?? ''
      return { ...data, id: data.payment_transaction.id, reference }
    },
    async sendNotice(
      { body, headers }: { body: string; headers: Headers },
      name: PaymentGatewayName = 'stripe',
    ): Promise<Response> {
      const address = `http://localhost/api/webhooks/${name}`
      return app.request(address, { method: 'POST', body, headers })
    },
    /** Runs queued jobs of payments, and those that they cause. */
    async runJobs(): Promise<void> {
      for (let job = deps.enqueued.shift(); job; job = deps.enqueued.shift()) {
        const run = Object.entries(runs).find(([name]) => name === job.name)?.[1]
        if (run) await run(job.data as never)
      }
    },
    reconcile: () => reconcile(deps),
  }
}
