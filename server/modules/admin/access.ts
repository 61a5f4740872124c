import { may, type Role } from '@/domain/account/rights.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Member } from '@/server/viewer.ts'

/** Conflict: admins cannot decide about their own account. */
export function ownAccount() {
  return failure('conflict', 'This is your own account.', { key: 'ownAccount' })
}

/** Only who may change staff decides about their accounts. Raises forbidden. */
export function requireRightOver(member: Member, person: { role: Role | null }): void {
  if (person.role === null || may(member, 'staff')) return
  throw failure('forbidden', 'Only administrators may do this with staff.', { key: 'rightMissing' })
}

/** Raises conflict (key `staffAccount`) for staff. */
export function requireMemberAccount(person: { role: Role | null }): void {
  if (person.role === null) return
  throw failure('conflict', 'This is an account of the staff.', { key: 'staffAccount' })
}

/** Condition on the audit log: who may not read all of it reads their own entries. */
export function visibleEntries(member: Member): { writtenBy?: number } {
  return may(member, 'readWholeLog') ? {} : { writtenBy: member.id }
}
