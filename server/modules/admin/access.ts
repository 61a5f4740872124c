import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { type Member, memberOf } from '@/server/http/viewer.ts'

/** The administrator who asks. Raises unauthenticated for visitors and forbidden for everybody else. */
export function administratorWho({ viewer }: Pick<RequestContext, 'viewer'>): Member {
  const member = memberOf(viewer)
  if (!member.isAdmin) throw failure('forbidden', 'Only administrators may do this.')
  return member
}

/** Nobody decides about their own standing. */
export function ownAccount() {
  return failure('conflict', 'This is your own account.', { key: 'ownAccount' })
}
