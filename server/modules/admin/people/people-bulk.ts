import type { components } from '@/generated/api-types.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { Failure, invalid } from '@/server/contract/failure.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { requireStaff } from '@/server/viewer.ts'
import { changeActivity } from './people.ts'
import { listPersonNames } from './people-list-store.ts'
import { endProvenSignIns } from './person-access.ts'

export type BulkResult = components['schemas']['BulkResult']

type SkipReason = BulkResult['skipped'][number]['reason']

type Bulk = SentProof & { ids: readonly number[]; reason: string }

/**
 * Deactivates or reactivates several members, each as `changeActivity` does. Raises forbidden,
 * invalid without a reason, and as `requireRecentSignIn` does.
 */
export function changeActivities(
  context: ServiceContext,
  { isActive, ...bulk }: Bulk & { isActive: boolean },
): Promise<BulkResult> {
  return actOnEach(context, bulk, (id, reason) =>
    changeActivity(context, { id, isActive, reason, membersOnly: true }),
  )
}

/** Signs several members out, each as `endPersonSignIns` does. Raises as `changeActivities` does. */
export function endManySignIns(context: ServiceContext, bulk: Bulk): Promise<BulkResult> {
  return actOnEach(context, bulk, (id, reason) =>
    endProvenSignIns(context, { id, reason, membersOnly: true }),
  )
}

/** One transaction per person, so that an error leaves all others done. */
async function actOnEach(
  context: ServiceContext,
  { ids, reason: written, ...proof }: Bulk,
  act: (id: number, reason: string) => Promise<void>,
): Promise<BulkResult> {
  requireStaff(context)
  const reason = written.trim()
  if (reason === '') throw invalid({ reason: 'Please say why.' })
  await requireRecentSignIn(context, proof)
  const skips: { id: number; reason: SkipReason }[] = []
  for (const id of ids) {
    try {
      await act(id, reason)
    } catch (error) {
      skips.push({ id, reason: toSkipReason(error) })
      if (!(error instanceof Failure)) {
        context.deps.log.error({ err: error }, 'One of several people was skipped')
      }
    }
  }
  const names = await listPersonNames(
    context.deps.db,
    skips.map(({ id }) => id),
  )
  return {
    done: ids.length - skips.length,
    skipped: skips.map((skip) => ({ ...skip, name: names.get(skip.id) ?? '' })),
  }
}

const KEYS: Partial<Record<string, SkipReason>> = {
  ownAccount: 'ownAccount',
  staffAccount: 'staffAccount',
  noSignIns: 'noSignIns',
}

/** Raises who may not act at all any more. */
function toSkipReason(error: unknown): SkipReason {
  if (!(error instanceof Failure)) return 'failed'
  const { code, options } = error
  if (code === 'forbidden') throw error
  if (code === 'notFound') return 'gone'
  return KEYS[options.key ?? ''] ?? (code === 'conflict' ? 'unchanged' : 'failed')
}
