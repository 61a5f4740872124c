import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { isClosedDemo } from './closed-demo.ts'
import { toEmailKey } from './codes/targets.ts'
import { type IdentityFacts, signInByIdentity } from './identity.ts'
import { deactivated, openSession } from './open-session.ts'
import { findPendingPassword } from './registration-store.ts'
import { type AccountRow, findByEmail } from './sign-in-store.ts'

export type Credentials = IdentityFacts & {
  type: '0' | '1' | '2' | '3'
  auth_id?: string | undefined
  id_token?: string | undefined
  email?: string | undefined
  password?: string | undefined
  fcm_id?: string | undefined
}

export type SignedIn = { accountId: number; token: string; isNew: boolean }

/**
 * Signs in by password, identity or code. Raises unauthenticated, deactivated, forbidden for an
 * unverified address or a second factor, LimitReached, TooManyHashes.
 */
export async function signIn(context: ServiceContext, credentials: Credentials): Promise<SignedIn> {
  const { deps, clientAddress } = context
  if (credentials.type === '3') {
    const account = await accountOfPassword(context, credentials)
    return { ...(await openSession(context, account, credentials.fcm_id)), isNew: false }
  }
  await deps.limits.consume('signInsByAddress', clientAddress)
  const { account, isNew } = await signInByIdentity(context, {
    ...credentials,
    type: credentials.type,
  })
  return { ...(await openSession(context, account, credentials.fcm_id)), isNew }
}

/**
 * Unknown addresses and wrong passwords take the same steps and get the same reply. Attempts are
 * queued as a whole.
 */
function accountOfPassword(
  context: ServiceContext,
  { email = '', password = '' }: Credentials,
): Promise<AccountRow> {
  const { deps, clientAddress } = context
  return deps.passwords.inTurn(async ({ matches }) => {
    await deps.limits.consume('signInsByAddress', clientAddress)
    const key = toEmailKey(email)
    const visited = `${key} ${clientAddress}`
    await deps.limits.consume('signInsByAccount', visited)
    await deps.limits.consume('signInsToAccount', key)
    const account = await findByEmail(deps.db, key)
    const wished = await findPendingPassword(deps.db, { email: key, at: deps.clock() })
    const phc = account ? account.password_hash : (wished ?? null)
    const isClosed = account !== undefined && isClosedDemo(context, account)
    if (!(await matches(password, phc)) || isClosed) {
      throw failure('unauthenticated', WRONG, { key: 'invalidCredentials' })
    }
    await deps.limits.giveBack('signInsByAccount', visited)
    await deps.limits.giveBack('signInsToAccount', key)
    if (account && !account.is_active) throw deactivated()
    if (!account?.is_email_verified)
      throw failure('forbidden', UNPROVEN, { key: 'emailNotVerified' })
    return account
  })
}

/** Literal messages of the specification, section 8. */
const WRONG = 'The details entered are incorrect Please enter the correct details and try again.'
const UNPROVEN = 'Please first verify your email address!!!'
