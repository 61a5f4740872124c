import { failure } from './contract/failure.ts'

/** `id` is the account's, `tokenId` that of the current sign-in. */
export type Viewer =
  | { kind: 'guest' }
  | {
      kind: 'member'
      id: number
      isAdmin: boolean
      /** An administrator without second factor is treated as a member. */
      lacksSecondFactor: boolean
      tokenId: number
    }

export type Member = Extract<Viewer, { kind: 'member' }>

export const GUEST: Viewer = Object.freeze({ kind: 'guest' })

/** Narrows the type for operations that require a token. */
export function requireMember(viewer: Viewer): Member {
  if (viewer.kind === 'guest') throw failure('unauthenticated')
  return viewer
}

/**
 * Throws unauthenticated for guests and forbidden for other members, with the key
 * `secondFactorMissing` for administrators who must set one up first.
 */
export function requireAdmin({ viewer }: { viewer: Viewer }): Member {
  const member = requireMember(viewer)
  if (member.lacksSecondFactor) {
    throw failure('forbidden', FACTOR_FIRST, { key: 'secondFactorMissing' })
  }
  if (!member.isAdmin) throw failure('forbidden', 'Only administrators may do this.')
  return member
}

const FACTOR_FIRST = 'Please set up a second factor for your sign-ins first.'
