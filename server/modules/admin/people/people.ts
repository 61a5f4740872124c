import { may } from '@/domain/account/rights.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { endSignIns } from '@/server/modules/account/auth/operator-account.ts'
import { listAccountSignIns, type SignInRow } from '@/server/modules/account/auth/sessions.ts'
import { lockStaff } from '@/server/modules/account/staff/roles.ts'
import {
  type AuditRow,
  listDecisions,
  readAudit,
  writeAudit,
} from '@/server/modules/audit/audit-store.ts'
import { type GrantedPackageRow, listGrantedPackages } from '@/server/modules/packages/granting.ts'
import {
  listPersonPurchases,
  type PersonPurchaseRow,
} from '@/server/modules/payments/administration/purchases.ts'
import { requireStaff } from '@/server/viewer.ts'
import { ownAccount, requireMemberAccount, requireRightOver, visibleEntries } from '../access.ts'
import { type ReportRow, readPersonReports } from '../reports-store.ts'
import {
  countListings,
  countOpenReports,
  findPerson,
  type ListingCounts,
  lockPerson,
  type PersonRow,
  refreshListings,
  writeActivity,
} from './people-store.ts'
import {
  findProfile,
  type ListingsPart,
  type PersonListingRow,
  type ProfileRow,
  readPersonListings,
} from './person-store.ts'

export type PersonView = {
  person: PersonRow
  profile: ProfileRow
  signIns: SignInRow[]
  properties: ListingCounts
  projects: ListingCounts
  openReports: number
  reportsAbout: ReportRow[]
  reportsBy: ReportRow[]
  decisions: AuditRow[]
  audit: AuditRow[]
  holdings: GrantedPackageRow[]
  /** Null for a role that may not read payments. */
  payments: PersonPurchaseRow[] | null
}

const ENTRIES = 10

/** Raises forbidden, notFound. */
export async function viewPerson(context: ServiceContext, id: number): Promise<PersonView> {
  const staff = requireStaff(context)
  const visible = visibleEntries(staff)
  const { db, clock } = context.deps
  const person = await findPerson(db, id)
  const profile = await findProfile(db, id)
  if (!person || !profile) throw nobody()
  const at = clock()
  return {
    person,
    profile,
    signIns: await listAccountSignIns(db, { accountId: id, at }),
    properties: await countListings(db, { kind: 'property', accountId: id }),
    projects: await countListings(db, { kind: 'project', accountId: id }),
    openReports: await countOpenReports(db, id),
    reportsAbout: await readPersonReports(db, { accountId: id, side: 'owner', limit: ENTRIES }),
    reportsBy: await readPersonReports(db, { accountId: id, side: 'reporter', limit: ENTRIES }),
    decisions: await listDecisions(db, { ...visible, accountId: id, limit: ENTRIES }),
    holdings: await listGrantedPackages(db, { accountId: id, at, limit: ENTRIES }),
    audit: await readAudit(db, {
      ...visible,
      subjectKind: 'account',
      subjectId: id,
      limit: ENTRIES,
    }),
    payments: may(staff, 'readPayments')
      ? await listPersonPurchases(db, { accountId: id, limit: ENTRIES })
      : null,
  }
}

/** A page of what a person posted. Raises forbidden, notFound. */
export async function listPersonListings(
  context: ServiceContext,
  part: ListingsPart,
): Promise<PersonListingRow[]> {
  requireStaff(context)
  const { db } = context.deps
  if (!(await findPerson(db, part.accountId))) throw nobody()
  return readPersonListings(db, part)
}

type ActivityChange = {
  id: number
  isActive: boolean
  reason: string
  /** Leaves staff alone. */
  membersOnly?: boolean
}

/**
 * Deactivates or reactivates an account, with its listings. Sessions of a deactivated account stay,
 * so that each device can show the reason, and end on reactivation. Raises forbidden, notFound,
 * invalid without a reason, conflict (key `staffAccount`).
 */
export async function changeActivity(
  context: ServiceContext,
  { id, isActive, reason, membersOnly = false }: ActivityChange,
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
    if (membersOnly) requireMemberAccount(person)
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
