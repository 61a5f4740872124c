import { may, type Right, type Role } from '@/domain/account/rights.ts'
import { failure } from './contract/failure.ts'

/** `id` is the account's, `tokenId` that of the current sign-in. */
export type Viewer =
  | { kind: 'guest' }
  | {
      kind: 'member'
      id: number
      /** Null for members. */
      role: Role | null
      /** Counts only once the second factor is set up; until then staff are treated as members. */
      withheldRole: Role | null
      tokenId: number
    }

export type Member = Extract<Viewer, { kind: 'member' }>

export const GUEST: Viewer = Object.freeze({ kind: 'guest' })

/** Narrows the type for operations that require a token. */
export function requireMember(viewer: Viewer): Member {
  if (viewer.kind === 'guest') throw failure('unauthenticated')
  return viewer
}

/** Whether somebody's own role has a right; false for guests. */
export function viewerMay(viewer: Viewer, right: Right): boolean {
  return viewer.kind === 'member' && may(viewer, right)
}

/**
 * Throws unauthenticated for guests and forbidden for other members, with the key
 * `secondFactorMissing` for staff who must set one up first. The contract names the right of each
 * operation (`x-right`), which is checked before the request is read.
 */
export function requireStaff({ viewer }: { viewer: Viewer }): Member & { role: Role } {
  const member = requireMember(viewer)
  if (member.withheldRole) {
    throw failure('forbidden', FACTOR_FIRST, { key: 'secondFactorMissing' })
  }
  const { role } = member
  if (!role) throw failure('forbidden', 'Only administrators may do this.')
  return { ...member, role }
}

/** As `requireStaff`, and forbidden (key `rightMissing`) for staff whose role lacks the right. */
export function requireRight(asker: { viewer: Viewer }, right: Right): Member & { role: Role } {
  const staff = requireStaff(asker)
  if (may(staff, right)) return staff
  throw failure('forbidden', 'Your role does not allow this.', { key: 'rightMissing' })
}

/** Nobody decides about their own: conflict `ownSubject` if one of the accounts is the viewer's. */
export function refuseOwn(
  member: Member,
  accountIds: readonly (number | null | undefined)[],
): void {
  if (!accountIds.includes(member.id)) return
  throw failure('conflict', 'You cannot decide about your own listings, payments and reports.', {
    key: 'ownSubject',
  })
}

const FACTOR_FIRST = 'Please set up a second factor for your sign-ins first.'
