import type { User } from '@/client/api/member/auth.ts'
import type { OwnState } from './client-state.ts'
import { toUser } from './signed-in-user.ts'
import { useRemembered } from './state-door.ts'

export type Session =
  /** `unknown` in the first HTML and until what was remembered has come. */
  { status: 'unknown' | 'visitor'; user: null } | { status: 'member'; user: User }

/** Signed-in user, synced across tabs. */
export function useSession(): Session {
  const signup = useRemembered(selectSignup)
  if (!signup) return UNKNOWN
  return signup.data ? { status: 'member', user: toUser(signup.data.data) } : VISITOR
}

const UNKNOWN: Session = { status: 'unknown', user: null }
const VISITOR: Session = { status: 'visitor', user: null }

function selectSignup({ User_signup }: OwnState) {
  return User_signup
}
