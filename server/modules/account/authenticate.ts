import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Config } from '@/server/config.ts'
import { Failure, failure } from '@/server/contract/failure.ts'
import type { Operation } from '@/server/contract/operation.ts'
import { admitsDemoAccount, requiresSecondFactor } from '@/server/trial.ts'
import { GUEST, type Member, type Viewer } from '@/server/viewer.ts'
import { hashToken } from './auth/codes/secrets.ts'
import { findViewerByTokenHash } from './store.ts'

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
  if (owner.isDemo && !admitsDemoAccount({ config, isLocal, isStaff: owner.role !== null })) {
    throw failure('unauthenticated', NOT_VALID)
  }
  if (!owner.isActive && !answersDeactivated) throw failure('deactivated')
  const { id, isDemo, hasSecondFactor } = owner
  const held = owner.isActive ? owner.role : null
  const isRequired = requiresSecondFactor({ config, isLocal, isDemo })
  const isWithheld = isRequired && !hasSecondFactor
  const [role, withheldRole] = isWithheld ? [null, held] : [held, null]
  return { kind: 'member', id, role, withheldRole, tokenId: token.tokenId }
}

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
