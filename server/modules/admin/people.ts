import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { endSignIns } from '@/server/modules/account/auth/operator-account.ts'
import { lockStaff } from '@/server/modules/account/staff/roles.ts'
import {
  type AuditRow,
  listDecisions,
  readAudit,
  writeAudit,
} from '@/server/modules/audit/audit-store.ts'
import { type GrantedPackageRow, listGrantedPackages } from '@/server/modules/packages/granting.ts'
import { requireStaff } from '@/server/viewer.ts'
import { ownAccount, requireRightOver, visibleEntries } from './access.ts'
import {
  countListings,
  countOpenReports,
  findPerson,
  type ListingCounts,
  lockPerson,
  type PeoplePart,
  type PersonRow,
  readPeople,
  refreshListings,
  writeActivity,
} from './people-store.ts'

export type PersonView = {
  person: PersonRow
  properties: ListingCounts
  projects: ListingCounts
  openReports: number
  decisions: AuditRow[]
  audit: AuditRow[]
  holdings: GrantedPackageRow[]
}

const ENTRIES = 10

/** A page of accounts. Raises forbidden. */
export async function listPeople(context: ServiceContext, part: PeoplePart): Promise<PersonRow[]> {
  requireStaff(context)
  return readPeople(context.deps.db, part)
}

/** Raises forbidden, notFound. */
export async function viewPerson(context: ServiceContext, id: number): Promise<PersonView> {
  const visible = visibleEntries(requireStaff(context))
  const { db } = context.deps
  const person = await findPerson(db, id)
  if (!person) throw nobody()
  return {
    person,
    properties: await countListings(db, { kind: 'property', accountId: id }),
    projects: await countListings(db, { kind: 'project', accountId: id }),
    openReports: await countOpenReports(db, id),
    decisions: await listDecisions(db, { ...visible, accountId: id, limit: ENTRIES }),
    holdings: await listGrantedPackages(db, { accountId: id, limit: ENTRIES }),
    audit: await readAudit(db, {
      ...visible,
      subjectKind: 'account',
      subjectId: id,
      limit: ENTRIES,
    }),
  }
}

/**
 * Deactivates or reactivates an account, with its listings. Sessions of a deactivated account stay,
 * so that each device can show the reason, and end on reactivation. Raises forbidden, notFound,
 * invalid without a reason, conflict.
 */
export async function changeActivity(
  context: ServiceContext,
  { id, isActive, reason }: { id: number; isActive: boolean; reason: string },
): Promise<void> {
  const admin = requireStaff(context)
  const at = context.deps.clock()
  if (!isActive && reason === '') throw invalid({ reason: 'Please say why.' })
  if (id === admin.id) throw ownAccount()
  await context.deps.db.transaction().execute(async (tx) => {
    // If two administrators deactivate each other at once, the second one fails here, so one
    // always remains.
    if (!(await lockStaff(tx)).some(({ id }) => id === admin.id)) throw failure('forbidden')
    const person = await lockPerson(tx, id)
    if (!person) throw nobody()
    requireRightOver(admin, person)
    if (person.is_active === isActive) throw failure('conflict')
    await writeActivity(tx, { id, isActive, at })
    if (isActive) await endSignIns(tx, id)
    await refreshListings(tx, { accountId: id, at })
    await writeAudit(tx, {
      actorId: admin.id,
      action: isActive ? 'reactivated' : 'deactivated',
      subject: toSubject(person),
      reason,
      change: {
        before: { is_active: String(person.is_active) },
        after: { is_active: String(isActive) },
      },
      at,
    })
  })
}

function toSubject({ id, name, email, slug }: PersonRow) {
  return { kind: 'account', id, name: name || email || slug } as const
}

function nobody() {
  return failure('notFound', 'This person was not found.')
}
