import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { ADMINISTRATOR } from '@/server/modules/settings/administrator.ts'
import { requireAdmin, requireMember } from '@/server/viewer.ts'
import { findAccount } from './party-store.ts'

/** An account, or null for the administrator, whom all administrators speak for. */
export type Party = number | null

export type Me = {
  party: Party
  /** The account itself, also of an administrator. */
  accountId: number
  isNew: boolean
  profileKey: string | null
}

/** Accounts younger than this have lower limits. */
const NEW_MS = 3 * 86_400_000

/** The viewer's side. Raises forbidden for an administrator without second factor. */
export async function openMe({ deps, viewer }: ServiceContext): Promise<Me> {
  const { id: accountId, isAdmin, lacksSecondFactor } = requireMember(viewer)
  if (lacksSecondFactor) requireAdmin({ viewer })
  const account = await findAccount(deps.db, accountId)
  const age = deps.clock().getTime() - (account?.created_at.getTime() ?? 0)
  const profileKey = account?.profile_key ?? null
  return { party: isAdmin ? null : accountId, accountId, isNew: age < NEW_MS, profileKey }
}

export type Peer = { party: Party; isActive: boolean }

/** The other side; an administrator's own number means the administrator. Raises notFound, invalid. */
export async function openPeer(
  db: Kysely<DB>,
  { id, me, field }: { id: number; me: Me; field: string },
): Promise<Peer> {
  if (id === ADMINISTRATOR.id) return other({ party: null, isActive: true }, me, field)
  const account = await findAccount(db, id)
  if (!account) throw failure('notFound', 'This person was not found.')
  if (account.is_admin) return other({ party: null, isActive: true }, me, field)
  return other({ party: id, isActive: account.is_active }, me, field)
}

function other(peer: Peer, me: Me, field: string): Peer {
  if (peer.party === me.party) throw invalid({ [field]: 'must be somebody else' })
  return peer
}

/** Raises forbidden if `sender_id` is another's. */
export function requireSender(senderId: number, me: Me): void {
  const isMine = senderId === me.accountId || (me.party === null && senderId === ADMINISTRATOR.id)
  if (!isMine) throw failure('forbidden', 'Messages are sent in your own name only.')
}

export function wireParty(party: Party): number {
  return party ?? ADMINISTRATOR.id
}
