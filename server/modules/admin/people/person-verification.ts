import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { notifyOwner } from '@/server/modules/notifications/notify.ts'
import { requireStaff } from '@/server/viewer.ts'
import { ownAccount, requireRightOver } from '../access.ts'
import { lockPerson } from './people-store.ts'
import { writeVerification } from './person-verification-store.ts'

/**
 * Verifies an account manually or revokes it, notifies the account and decides its application.
 * Raises forbidden, notFound, invalid for a revocation without a reason, conflict.
 */
export async function changeVerification(
  context: ServiceContext,
  { id, isVerified, reason }: { id: number; isVerified: boolean; reason: string },
): Promise<void> {
  const admin = requireStaff(context)
  const { deps, origin } = context
  const at = deps.clock()
  if (!isVerified && reason === '') throw invalid({ reason: 'Please say why.' })
  if (id === admin.id) throw ownAccount()
  await deps.db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw failure('notFound', 'This person was not found.')
    requireRightOver(admin, person)
    if ((person.verification_status === 'success') === isVerified) throw failure('conflict')
    await writeVerification(tx, { id, isVerified, reason, adminId: admin.id, at })
    await notifyOwner(deps, tx, {
      accountId: id,
      kind: isVerified ? 'verified' : 'not-verified',
      about: null,
      reason,
      origin,
      at,
    })
    await writeAudit(tx, {
      actorId: admin.id,
      action: isVerified ? 'verified' : 'unverified',
      subject: { kind: 'account', id, name: person.name || person.email || person.slug },
      reason,
      change: {
        before: { verification_status: person.verification_status },
        after: { verification_status: isVerified ? 'success' : 'failed' },
      },
      at,
    })
  })
}
