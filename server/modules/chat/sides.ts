import type { Kysely } from 'kysely'
import { may } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { ADMINISTRATOR } from '@/server/modules/settings/administrator.ts'
import { requireMember, requireStaff } from '@/server/viewer.ts'
import type { SideId } from './chat-conditions.ts'
import { findAccount } from './thread-store.ts'

export type ViewerSide = {
  sideId: SideId
  /** The account itself, also of an administrator. */
  accountId: number
  isNew: boolean
  profileKey: string | null
}

/** Accounts younger than this have lower limits. */
const NEW_MS = 3 * 86_400_000

/** The viewer's side. Raises forbidden for an administrator without second factor. */
export async function loadViewerSide({ deps, viewer }: ServiceContext): Promise<ViewerSide> {
  const member = requireMember(viewer)
  const { id: accountId, withheldRole } = member
  if (may({ role: withheldRole }, 'site')) requireStaff({ viewer })
  const account = await findAccount(deps.db, accountId)
  const age = deps.clock().getTime() - (account?.created_at.getTime() ?? 0)
  const profileKey = account?.profile_key ?? null
  return {
    sideId: may(member, 'site') ? null : accountId,
    accountId,
    isNew: age < NEW_MS,
    profileKey,
  }
}

export type OtherSide = { sideId: SideId; isActive: boolean }

/** The other side; an administrator's own number means the administrator. Raises notFound, invalid. */
export async function loadOtherSide(
  db: Kysely<DB>,
  { id, me, field }: { id: number; me: ViewerSide; field: string },
): Promise<OtherSide> {
  if (id === ADMINISTRATOR.id) return requireOtherSide({ sideId: null, isActive: true }, me, field)
  const account = await findAccount(db, id)
  if (!account) throw failure('notFound', 'This person was not found.')
  if (account.is_admin) return requireOtherSide({ sideId: null, isActive: true }, me, field)
  return requireOtherSide({ sideId: id, isActive: account.is_active }, me, field)
}

function requireOtherSide(peer: OtherSide, me: ViewerSide, field: string): OtherSide {
  if (peer.sideId === me.sideId) throw invalid({ [field]: 'must be somebody else' })
  return peer
}

/** Raises forbidden if `sender_id` is another's. */
export function requireSender(senderId: number, me: ViewerSide): void {
  const isMine = senderId === me.accountId || (me.sideId === null && senderId === ADMINISTRATOR.id)
  if (!isMine) throw failure('forbidden', 'Messages are sent in your own name only.')
}

export function toWireSide(sideId: SideId): number {
  return sideId ?? ADMINISTRATOR.id
}
