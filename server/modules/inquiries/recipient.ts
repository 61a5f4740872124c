import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { requireAgent } from '@/server/modules/agents/service.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { ADMINISTRATOR } from '@/server/modules/settings/administrator.ts'
import {
  type AskedAbout,
  findOwner,
  findPublicProject,
  findPublicProperty,
  isBlocked,
} from './recipient-store.ts'

export type About = 'property' | 'project' | 'agent'

/** Exactly one is there. */
export type Target = {
  property_id?: number | undefined
  project_id?: number | undefined
  agent_id?: number | undefined
}

export type Subject = {
  about: About
  propertyId: number | null
  projectId: number | null
  title: string
  /** The listing's, in words; '' for an agent. */
  country: string
  owner: SideId
}

/** Answers inquiries; the administrator has the site's address and language. */
export type Owner = { sideId: SideId; name: string; email: string | null; language: string }

/** Raises invalid unless there is one target, notFound for one that the public does not see. */
export async function findSubject(context: ServiceContext, target: Target): Promise<Subject> {
  const { property_id, project_id, agent_id } = target
  const count = Object.values(target).filter((id) => id !== undefined).length
  if (count !== 1) throw invalid({ property_id: 'needs one of property_id, project_id, agent_id' })
  const { db, clock } = context.deps
  if (property_id !== undefined) {
    const found = await findPublicProperty(db, { id: property_id, at: clock() })
    return listing(context, 'property', found)
  }
  if (project_id !== undefined) {
    return listing(context, 'project', await findPublicProject(db, project_id))
  }
  return agent(context, agent_id ?? ADMINISTRATOR.id)
}

async function listing(
  { deps }: ServiceContext,
  about: 'property' | 'project',
  found: AskedAbout | undefined,
): Promise<Subject> {
  if (!found) throw listingGone()
  const { id, title, country, ownerId } = found
  const ids = about === 'property' ? { propertyId: id } : { projectId: id }
  const owner = await loadSideId(deps.db, ownerId)
  return { about, propertyId: null, projectId: null, ...ids, title, country, owner }
}

export function listingGone() {
  return failure('notFound', 'This listing is no longer available.', { key: 'listingGone' })
}

async function agent(context: ServiceContext, id: number): Promise<Subject> {
  const rest = { about: 'agent' as const, propertyId: null, projectId: null, country: '' }
  if (id === ADMINISTRATOR.id) {
    const { admin_name } = await context.deps.settings.read()
    return { ...rest, title: admin_name, owner: null }
  }
  const { name } = await requireAgent(context, id)
  return { ...rest, title: name, owner: await loadSideId(context.deps.db, id) }
}

async function loadSideId(db: Kysely<DB>, ownerId: number | null): Promise<SideId> {
  if (ownerId === null) return null
  const owner = await findOwner(db, ownerId)
  return owner?.is_admin ? null : ownerId
}

/** Raises forbidden for one's own listing, and where either side blocked the other. */
export async function requireAskable(
  { deps }: ServiceContext,
  { owner, sender }: { owner: SideId; sender: SideId },
): Promise<void> {
  if (owner === sender) throw failure('forbidden', 'This is your own listing.')
  if (await isBlocked(deps.db, { owner, sender })) throw blocked()
}

export function blocked() {
  return failure('forbidden', 'This person takes no messages from you.', { key: 'blocked' })
}

export async function readOwner(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  sideId: SideId,
): Promise<Owner> {
  const { admin_name, company_email, default_language } = await settings.read()
  if (sideId === null) {
    const email = company_email || null
    return { sideId, name: admin_name, email, language: default_language }
  }
  const row = await findOwner(db, sideId)
  return {
    sideId,
    name: row?.name ?? '',
    email: row?.is_active ? row.email : null,
    language: row?.language_code ?? default_language,
  }
}
