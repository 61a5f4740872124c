import { may } from '@/domain/account/rights.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { type Member, requireMember } from '@/server/viewer.ts'
import {
  type BlockRow,
  blockPage,
  deleteBlock,
  findBlockable,
  insertBlock,
} from './blocks-store.ts'

export type Block = BlockRow

/** A user, or the administrator if `to_admin` is set. */
export type Target = { to_user_id?: number; to_admin?: 1 }

/** Raises notFound, conflict if already blocked, invalid for oneself, LimitReached. */
export async function block(
  { deps, viewer }: ServiceContext,
  { reason = '', ...target }: Target & { reason?: string },
): Promise<void> {
  const member = requireMember(viewer)
  const blockedId = await toBlockedId(deps, target, member)
  await deps.limits.consume('blocksByAccount', String(member.id))
  const facts = { blockerId: member.id, blockedId, reason: reason.trim(), at: deps.clock() }
  if (await insertBlock(deps.db, facts)) return
  throw failure('conflict', 'This person is already blocked.', { key: 'alreadyBlocked' })
}

/** Raises notFound, conflict if not blocked, invalid for oneself. */
export async function unblock({ deps, viewer }: ServiceContext, target: Target): Promise<void> {
  const member = requireMember(viewer)
  const blockedId = await toBlockedId(deps, target, member)
  if (await deleteBlock(deps.db, { blockerId: member.id, blockedId })) return
  throw failure('conflict', 'This person is not blocked.', { key: 'notBlocked' })
}

/** A page of users blocked by the viewer, latest first. */
export function listBlocks(
  { deps, viewer }: ServiceContext,
  page: { offset: number; limit: number },
): Promise<{ rows: Block[]; total: number }> {
  return blockPage(deps.db, { blockerId: requireMember(viewer).id, ...page })
}

/** The id to store: null for any administrator. */
async function toBlockedId(
  { db }: ServiceContext['deps'],
  { to_user_id: id, to_admin }: Target,
  member: Member,
): Promise<number | null> {
  const isAdmin = to_admin === 1
  const isSite = may(member, 'site') || may({ role: member.withheldRole }, 'site')
  if (isAdmin ? isSite : id === member.id) {
    throw invalid({ [isAdmin ? 'to_admin' : 'to_user_id']: 'must be somebody else' })
  }
  if (isAdmin) return null
  const found = id === undefined ? undefined : await findBlockable(db, id)
  if (!found) throw failure('notFound', 'This person was not found.')
  if (found.isAdmin && isSite) throw invalid({ to_user_id: 'must be somebody else' })
  return found.isAdmin || id === undefined ? null : id
}
