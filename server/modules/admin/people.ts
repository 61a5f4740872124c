import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { endSignIns } from '@/server/modules/account/auth/operator-account.ts'
import {
  type AuditRow,
  listDecisions,
  readAudit,
  writeAudit,
} from '@/server/modules/audit/audit-store.ts'
import { type GrantedPackageRow, listGrantedPackages } from '@/server/modules/packages/granting.ts'
import { requireAdmin } from '@/server/viewer.ts'
import { ownAccount } from './access.ts'
import {
  countListings,
  countOpenReports,
  findPerson,
  type ListingCounts,
  lockAdministrators,
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
  requireAdmin(context)
  return readPeople(context.deps.db, part)
}

/** Raises forbidden, notFound. */
export async function viewPerson(context: ServiceContext, id: number): Promise<PersonView> {
  requireAdmin(context)
  const { db } = context.deps
  const person = await findPerson(db, id)
  if (!person) throw nobody()
  return {
    person,
    properties: await countListings(db, { kind: 'property', accountId: id }),
    projects: await countListings(db, { kind: 'project', accountId: id }),
    openReports: await countOpenReports(db, id),
    decisions: await listDecisions(db, { accountId: id, limit: ENTRIES }),
    holdings: await listGrantedPackages(db, { accountId: id, limit: ENTRIES }),
    audit: await readAudit(db, { subjectKind: 'account', subjectId: id, limit: ENTRIES }),
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
  const admin = requireAdmin(context)
  const at = context.deps.clock()
  if (!isActive && reason === '') throw invalid({ reason: 'Please say why.' })
  if (id === admin.id) throw ownAccount()
  await context.deps.db.transaction().execute(async (tx) => {
    // If two admins deactivate each other at once, the second one fails here, so one always
    // remains.
    if (!(await lockAdministrators(tx)).includes(admin.id)) throw failure('forbidden')
    const person = await lockPerson(tx, id)
    if (!person) throw nobody()
    if (person.is_active === isActive) throw failure('conflict')
    await writeActivity(tx, { id, isActive, at })
    if (isActive) await endSignIns(tx, id)
    await refreshListings(tx, { accountId: id, at })
    await writeAudit(tx, {
      actorId: admin.id,
      action: isActive ? 'reactivated' : 'deactivated',
      subject: toSubject(person),
      reason,
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
