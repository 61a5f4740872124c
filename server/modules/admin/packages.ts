import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { type AuditAction, writeAudit } from '@/server/modules/audit/audit-store.ts'
import { notifyPackageChange } from '@/server/modules/notifications/notify.ts'
import { addGrantedPackage, endGranted } from '@/server/modules/packages/granting.ts'
import { requireStaff } from '@/server/viewer.ts'
import { ownAccount } from './access.ts'
import { lockPerson, type PersonRow } from './people/people-store.ts'

type Grant = { id: number; packageId: number; startsAt: Date | undefined; reason: string }

/**
 * Grants an account a free or paid package and notifies it. Raises forbidden, notFound, invalid
 * without a reason or for a start in the past, conflict if the account has the package, or is one's own.
 */
export async function grantPackage(context: ServiceContext, grant: Grant): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock } = context.deps
  const { id, packageId, reason } = grant
  const now = clock()
  const at = grant.startsAt ?? now
  requireReason(reason)
  if (id === admin.id) throw ownAccount()
  if (at < now) throw invalid({ starts_at: 'must not be in the past' })
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw failure('notFound', 'This person was not found.')
    const { name } = await addGrantedPackage(tx, {
      accountId: id,
      packageId,
      startsAt: at,
      at: now,
    })
    const change = { adminId: admin.id, person, packageId, name, reason, at: now }
    await recordChange(tx, { ...change, action: 'packageGranted' })
  })
}

/**
 * Ends a granted package and notifies the account; the remaining quota expires. Raises forbidden,
 * notFound if it was not granted or has ended, invalid without a reason.
 */
export async function endPackage(
  context: ServiceContext,
  { id, holdingId, reason }: { id: number; holdingId: number; reason: string },
): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock } = context.deps
  const at = clock()
  requireReason(reason)
  if (id === admin.id) throw ownAccount()
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw failure('notFound', 'This person was not found.')
    const ended = await endGranted(tx, { accountId: id, holdingId, at })
    const { package_id: packageId, name } = ended
    const change = { adminId: admin.id, person, packageId, name, reason, at }
    await recordChange(tx, { ...change, action: 'packageEnded' })
  })
}

function requireReason(reason: string): void {
  if (reason === '') throw invalid({ reason: 'Please say why.' })
}

type Change = {
  adminId: number
  action: Extract<AuditAction, 'packageGranted' | 'packageEnded'>
  person: PersonRow
  packageId: number
  name: string
  reason: string
  at: Date
}

async function recordChange(tx: Kysely<DB>, change: Change): Promise<void> {
  const { adminId, action, person, packageId, name, reason, at } = change
  await writeAudit(tx, {
    actorId: adminId,
    action,
    subject: { kind: 'account', id: person.id, name: person.name || person.email || person.slug },
    reason: `${name}: ${reason}`,
    change: {
      before: { package: action === 'packageGranted' ? '' : name },
      after: { package: action === 'packageGranted' ? name : '' },
    },
    at,
  })
  const kind = action === 'packageGranted' ? 'package-granted' : 'package-ended'
  await notifyPackageChange(tx, { accountId: person.id, kind, packageId, reason, at })
}
