import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { areSubscriptionKeys } from '@/server/gateways/push/encrypt-message.ts'
import type { PushTarget } from '@/server/gateways/push/push-sender.ts'
import { requireMember } from '@/server/viewer.ts'
import { countSubscriptions, deleteOldSubscriptions, registerSubscription } from './push-store.ts'

/** A member has few browsers; more are forgotten ones. */
const MAX_OF_ACCOUNT = 20

/**
 * Registers the browser of this session for push messages, until the session ends. Raises invalid
 * for endpoints of unknown push services, and wrong keys.
 */
export async function subscribe(context: ServiceContext, target: PushTarget): Promise<number> {
  const { deps, viewer } = context
  const { id: accountId, tokenId } = requireMember(viewer)
  if (!deps.push.accepts(target.endpoint)) {
    throw invalid({ endpoint: 'must be an address of a known push service' })
  }
  if (!areSubscriptionKeys(target))
    throw invalid({ p256dh: 'must be the keys of the subscription' })
  await deps.limits.consume('pushDevicesByAccount', String(accountId))
  return deps.db.transaction().execute(async (transaction) => {
    await registerSubscription(transaction, { ...target, accountId, tokenId, at: deps.clock() })
    await deleteOldSubscriptions(transaction, { accountId, kept: MAX_OF_ACCOUNT })
    return countSubscriptions(transaction, accountId)
  })
}

export function countDevices({ deps, viewer }: ServiceContext): Promise<number> {
  return countSubscriptions(deps.db, requireMember(viewer).id)
}
