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
import type { IssuedCreditNote } from './papers/receipts.ts'
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
    const { id: purchaseId, account_id: accountId, package_id: packageId } = purchase
    await grantBought(tx, { purchaseId, accountId, packageId, at })
  }
  await tell(deps, tx, { purchase, at }, `payment-${kind}`)
}

/**
 * Ends what a refunded or lost payment granted; what is left of it expires. False if it granted
 * nothing or is over.
 */
export async function endGrant(
  deps: GrantDeps,
  tx: Kysely<DB>,
  granted: Granted & { creditNoteId: number | undefined },
): Promise<boolean> {
  const { purchase, at } = granted
  const accountId = purchase.account_id ?? undefined
  if (!(await endBought(tx, { purchaseId: purchase.id, accountId, at }))) return false
  await tell(deps, tx, granted, 'payment-refunded')
  return true
}

/** Tells of money that went back while the package stays or is over. */
export async function tellCredited(
  deps: GrantDeps,
  tx: Kysely<DB>,
  { purchase, at }: Granted,
  notes: readonly IssuedCreditNote[],
): Promise<void> {
  for (const { id: creditNoteId, amount_minor, currency } of notes) {
    const credited = { ...purchase, amount_minor, currency }
    await tell(deps, tx, { purchase: credited, creditNoteId, at }, 'payment-credited')
  }
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
  { purchase, creditNoteId, at }: Granted & { creditNoteId?: number | undefined },
  kind: PaymentNoticeKind,
): Promise<void> {
  if (purchase.account_id === null) return
  const { account_id: accountId } = purchase
  await notifyPayment(deps, tx, { ...purchase, accountId, kind, creditNoteId, at })
}
