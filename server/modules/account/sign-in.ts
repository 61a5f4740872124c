import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { isClosedDemo } from './closed-demo.ts'
import { type IdentityFacts, signInByIdentity } from './identity.ts'
import { deactivated, openSession } from './open-session.ts'
import { findWishedPassword } from './registration-store.ts'
import { type AccountRow, findByEmail } from './sign-in-store.ts'
import { keyOf } from './targets.ts'

export type SentSignIn = IdentityFacts & {
  type: '0' | '1' | '2' | '3'
  auth_id?: string | undefined
  id_token?: string | undefined
  email?: string | undefined
  password?: string | undefined
  fcm_id?: string | undefined
}

export type SignedIn = { accountId: number; token: string; isNew: boolean }

/**
 * Signs somebody in: by e-mail and password, or as whom an identity provider or a code of ours has
 * just proven. Raises unauthenticated, deactivated, forbidden for an address that is not proven yet or
 * an account with a second factor, LimitReached, TooManyHashes.
 */
export async function signIn(context: RequestContext, sent: SentSignIn): Promise<SignedIn> {
  const { deps, clientAddress } = context
  if (sent.type === '3') {
    const account = await accountOfPassword(context, sent)
    return { ...(await openSession(context, account, sent.fcm_id)), isNew: false }
  }
  await deps.limits.consume('signInsByAddress', clientAddress)
  const { account, isNew } = await signInByIdentity(context, { ...sent, type: sent.type })
  return { ...(await openSession(context, account, sent.fcm_id)), isNew }
}

/**
 * An unknown address and a wrong password take the same steps and get the same answer. Attempts take
 * turns with all they do.
 */
function accountOfPassword(
  context: RequestContext,
  { email = '', password = '' }: SentSignIn,
): Promise<AccountRow> {
  const { deps, clientAddress } = context
  return deps.passwords.inTurn(async ({ matches }) => {
    await deps.limits.consume('signInsByAddress', clientAddress)
    const key = keyOf(email)
    const visited = `${key} ${clientAddress}`
    await deps.limits.consume('signInsByAccount', visited)
    await deps.limits.consume('signInsToAccount', key)
    const account = await findByEmail(deps.db, key)
    const wished = await findWishedPassword(deps.db, { email: key, at: deps.clock() })
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

/** Word for word the specification's, section 8. */
const WRONG = 'The details entered are incorrect Please enter the correct details and try again.'
const UNPROVEN = 'Please first verify your email address!!!'
