import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Config } from '@/server/config.ts'
import { findViewerByTokenHash } from '@/server/modules/account/store.ts'
import { admitsDemoAccount, requiresSecondFactor } from '@/server/trial.ts'
import type { Operation } from './contract/operation.ts'
import { Failure, failure } from './failure.ts'

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

/**
 * Authenticates by the `Authorization` header alone, never by cookies. Throws unauthenticated for
 * an invalid token (also if optional), a refused demo account, or a missing required token;
 * deactivated for a disabled account, unless the operation accepts those. With `forgivesToken`,
 * callers with a refused token are guests.
 */
export async function findViewer(
  facts: ViewerFacts,
  operation: Pick<Operation, 'access' | 'answersDeactivated' | 'forgivesToken'>,
  sent: SentViewer,
): Promise<Viewer> {
  const { access, forgivesToken } = operation
  if (access === 'public') return GUEST
  const { authorization } = sent
  if (!authorization || EMPTY.test(authorization)) {
    if (access === 'required') throw failure('unauthenticated')
    return GUEST
  }
  try {
    return await readMember(facts, operation, { ...sent, authorization })
  } catch (error) {
    if (forgivesToken && error instanceof Failure) return GUEST
    throw error
  }
}

type ViewerFacts = { db: Kysely<DB>; clock: () => Date; config: Config }
type SentViewer = { authorization: string | undefined; isLocal: boolean }

async function readMember(
  { db, clock, config }: ViewerFacts,
  { answersDeactivated }: Pick<Operation, 'answersDeactivated'>,
  { authorization, isLocal }: SentViewer & { authorization: string },
): Promise<Member> {
  const token = readToken(authorization)
  if (!token) throw failure('unauthenticated', NOT_VALID)
  const owner = await findViewerByTokenHash(db, { ...token, now: clock() })
  if (!owner) throw failure('unauthenticated', NOT_VALID)
  if (owner.isDemo && !admitsDemoAccount({ config, isLocal, isAdmin: owner.isAdmin })) {
    throw failure('unauthenticated', NOT_VALID)
  }
  if (!owner.isActive && !answersDeactivated) throw failure('deactivated')
  const { id, isDemo, hasSecondFactor } = owner
  const hasRole = owner.isAdmin && owner.isActive
  const isRequired = requiresSecondFactor({ config, isLocal, isDemo })
  const lacksSecondFactor = hasRole && isRequired && !hasSecondFactor
  const isAdmin = hasRole && !lacksSecondFactor
  return { kind: 'member', id, isAdmin, lacksSecondFactor, tokenId: token.tokenId }
}

/** Narrows the type for operations that require a token. */
export function memberOf(viewer: Viewer): Member {
  if (viewer.kind === 'guest') throw failure('unauthenticated')
  return viewer
}

/**
 * Throws unauthenticated for guests and forbidden for other members, with the key
 * `secondFactorMissing` for administrators who must set one up first.
 */
export function requireAdmin({ viewer }: { viewer: Viewer }): Member {
  const member = memberOf(viewer)
  if (member.lacksSecondFactor) {
    throw failure('forbidden', FACTOR_FIRST, { key: 'secondFactorMissing' })
  }
  if (!member.isAdmin) throw failure('forbidden', 'Only administrators may do this.')
  return member
}

export function hashToken(random: string): string {
  return hash('sha256', random, 'hex')
}

const FACTOR_FIRST = 'Please set up a second factor for your sign-ins first.'
const NOT_VALID = 'This sign-in is not valid any more. Please sign in again.'
/** Sent by clients that build the header without a token. */
const EMPTY = /^Bearer(\s+(undefined|null))?\s*$/i
const TOKEN = /^Bearer +(\d{1,10})\|([\w-]{16,200})$/i
const MAX_ID = 2_147_483_647

function readToken(authorization: string): { tokenId: number; tokenHash: string } | null {
  const [, id, random] = TOKEN.exec(authorization) ?? []
  const tokenId = Number(id)
  return random && tokenId <= MAX_ID ? { tokenId, tokenHash: hashToken(random) } : null
}
