import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { notifyPayment } from '@/server/modules/notifications/notify-payment.ts'
import type { PaymentNoticeKind } from '@/server/modules/notifications/payment-words.ts'
import {
  endBought,
  grantBought,
  pauseBought,
  resumeBought,
} from '@/server/modules/packages/purchases.ts'
import type { LockedPurchase } from './settle-store.ts'

type GrantDeps = Pick<Deps, 'queue'>
type Granted = { purchase: LockedPurchase; at: Date }

/** Grants the package as it was bought, or says that the money goes back. */
export async function grant(
  deps: GrantDeps,
  tx: Kysely<DB>,
  { purchase, kind, at }: Granted & { kind: 'paid' | 'surplus' },
): Promise<void> {
  if (kind === 'paid') {
    await grantBought(tx, { purchaseId: purchase.id, at })
  }
  await tell(deps, tx, { purchase, at }, `payment-${kind}`)
}

/** Ends what a refunded or lost payment granted; what is left of it expires. */
export async function endGrant(deps: GrantDeps, tx: Kysely<DB>, granted: Granted): Promise<void> {
  const { purchase, at } = granted
  const accountId = purchase.account_id ?? undefined
  if (!(await endBought(tx, { purchaseId: purchase.id, accountId, at }))) return
  await tell(deps, tx, granted, 'payment-refunded')
}

export async function pauseGrant(deps: GrantDeps, tx: Kysely<DB>, granted: Granted): Promise<void> {
  await pauseBought(tx, { purchaseId: granted.purchase.id, at: granted.at })
  await tell(deps, tx, granted, 'payment-disputed')
}

export async function resumeGrant(
  deps: GrantDeps,
  tx: Kysely<DB>,
  granted: Granted,
): Promise<void> {
  await resumeBought(tx, { purchaseId: granted.purchase.id, at: granted.at })
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
