import type { components } from '@/generated/api-types.ts'
import { wireMarkup } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { ADMINISTRATOR, type Administrator } from '@/server/modules/settings/administrator.ts'
import type { Agent } from './service.ts'
import type { AgentProfileRow, AgentRow, OwnerCounts } from './store.ts'

type Schemas = components['schemas']

export function toAgentListItem(agent: Agent<AgentRow>, origin: string): Schemas['AgentListItem'] {
  if (agent.kind === 'administrator') {
    const { facts, counts } = agent
    return {
      ...ADMIN_ROW,
      name: facts.name,
      email: facts.email,
      profile: facts.profile,
      ...listCounts(counts),
      is_verified: true,
      is_admin: true,
    }
  }
  const { row } = agent
  return {
    id: row.id,
    slug_id: row.slug,
    name: row.name,
    email: row.email,
    profile: imageUrl(origin, row.profile_key),
    ...listCounts(row),
    is_verified: row.is_verified,
    is_admin: false,
  }
}

export function toAgentProfile(
  agent: Agent<AgentProfileRow>,
  origin: string,
): Schemas['AgentProfile'] {
  if (agent.kind === 'administrator') return administratorProfile(agent.facts, agent.counts)
  const { row } = agent
  return {
    id: row.id,
    slug_id: row.slug,
    name: row.name,
    profile: imageUrl(origin, row.profile_key),
    mobile: row.mobile || null,
    email: row.email || null,
    address: row.address || null,
    city: row.city || null,
    state: row.state || null,
    country: row.country || null,
    facebook_id: row.facebook_id || null,
    twitter_id: row.twitter_id || null,
    youtube_id: row.youtube_id || null,
    instagram_id: row.instagram_id || null,
    about_me: wireMarkup(row.about_me) || null,
    latitude: row.latitude === null ? null : String(row.latitude),
    longitude: row.longitude === null ? null : String(row.longitude),
    property_count: row.listings,
    projects_count: row.projects,
    is_verify: row.is_verified,
  }
}

const ADMIN_ROW = { id: ADMINISTRATOR.id, slug_id: ADMINISTRATOR.slug }

function administratorProfile(facts: Administrator, counts: OwnerCounts): Schemas['AgentProfile'] {
  return { ...ADMIN_ROW, ...facts, ...listCounts(counts), is_verify: true }
}

function listCounts({ listings, projects }: OwnerCounts) {
  return {
    property_count: listings,
    projects_count: projects,
    total_count: listings + projects,
  }
}
