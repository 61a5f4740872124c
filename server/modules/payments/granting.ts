import type { Kysely } from 'kysely'
import { packageFeatures } from '@/domain/account/access.ts'
import { isCounted } from '@/domain/money/packages.ts'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { notifyPayment } from '@/server/modules/notifications/notify-payment.ts'
import type { PaymentNoticeKind } from '@/server/modules/notifications/payment-words.ts'
import { closeEndedWithin } from '@/server/modules/packages/ledger-store.ts'
import {
  endPurchase,
  grantPurchase,
  pausePurchase,
  resumePurchase,
} from '@/server/modules/packages/purchase-store.ts'
import type { LockedPurchase } from './settle-store.ts'

type GrantDeps = Pick<Deps, 'queue'>
type Granted = { purchase: LockedPurchase; at: Date }

const MAX_ENDED = 1000

/** Grants the package as it was bought, or says that the money goes back. */
export async function grant(
  deps: GrantDeps,
  tx: Kysely<DB>,
  { purchase, kind, at }: Granted & { kind: 'paid' | 'surplus' },
): Promise<void> {
  if (kind === 'paid') {
    const counted = packageFeatures.map(({ code }) => code).filter(isCounted)
    await grantPurchase(tx, { purchaseId: purchase.id, startsAt: at, at, counted })
  }
  await tell(deps, tx, { purchase, at }, `payment-${kind}`)
}

/** Ends what a refunded or lost payment granted; what is left of it expires. */
export async function endGrant(deps: GrantDeps, tx: Kysely<DB>, granted: Granted): Promise<void> {
  const { purchase, at } = granted
  if (!(await endPurchase(tx, { purchaseId: purchase.id, at }))) return
  const accountId = purchase.account_id ?? undefined
  await closeEndedWithin(tx, { accountId, at, limit: MAX_ENDED })
  await tell(deps, tx, granted, 'payment-refunded')
}

export async function pauseGrant(deps: GrantDeps, tx: Kysely<DB>, granted: Granted): Promise<void> {
  await pausePurchase(tx, { purchaseId: granted.purchase.id, at: granted.at })
  await tell(deps, tx, granted, 'payment-disputed')
}

export async function resumeGrant(
  deps: GrantDeps,
  tx: Kysely<DB>,
  granted: Granted,
): Promise<void> {
  await resumePurchase(tx, { purchaseId: granted.purchase.id, at: granted.at })
  await tell(deps, tx, granted, 'payment-won')
}

async function tell(
  deps: GrantDeps,
  tx: Kysely<DB>,
  { purchase, at }: Granted,
  kind: PaymentNoticeKind,
): Promise<void> {
  if (purchase.account_id === null) return
  await notifyPayment(deps, tx, { ...purchase, accountId: purchase.account_id, kind, at })
}
