import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Circle } from '@/server/modules/properties/search/listing-filters.ts'
import { areaConditions } from '@/server/modules/properties/search/search-conditions.ts'

/** Public listings of an owner; refreshed every minute. */
export type OwnerCounts = { listings: number; premium: number; projects: number }

export type AgentRow = OwnerCounts & {
  id: number
  slug: string
  name: string
  email: string | null
  profile_key: string | null
  is_verified: boolean
}

export type AgentProfileRow = AgentRow & {
  mobile: string | null
  address: string
  city: string
  state: string
  country: string
  about_me: string
  facebook_id: string
  twitter_id: string
  youtube_id: string
  instagram_id: string
  latitude: number | null
  longitude: number | null
}

/** Absent filters match everything. */
export type AgentFilters = {
  circle?: Circle
  search?: string
  /** Limits to agents with a listing there. */
  city?: string
  verified?: boolean
}

/** Limit of listings read to find agents in an area. */
const MAX_LISTINGS = 20_000
const MAX_WORDS = 8
/** Similarity threshold of pg_trgm: one typo in five letters passes. */
const ALIKE = 0.6

/** A page of agents, most listings first. */
export async function readAgents(
  db: Kysely<DB>,
  { offset, limit, filters }: { offset: number; limit: number; filters: AgentFilters },
): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    select ${agentColumns} ${agents(filters)}
    order by (c.listings + c.projects) desc, c.owner_id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countAgents(db: Kysely<DB>, filters: AgentFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${agents(filters)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function readAdministratorCounts(db: Kysely<DB>): Promise<OwnerCounts> {
  const { rows } = await sql<OwnerCounts>`
    select listings, premium, projects from owner_count where owner_id = 0`.execute(db)
  return rows[0] ?? { listings: 0, premium: 0, projects: 0 }
}

/** Finds an active account by id or slug with at least one public listing or project. */
export async function findAgent(
  db: Kysely<DB>,
  { id, slug, at }: { id?: number; slug?: string; at: Date },
): Promise<AgentProfileRow | undefined> {
  const named = id === undefined ? sql`a.slug = ${slug}` : sql`a.id = ${id}`
  const { rows } = await sql<AgentProfileRow>`
    select ${agentColumns}, a.mobile, a.address, a.city, a.state, a.country, a.about_me, a.facebook_id, a.twitter_id,
      a.youtube_id, a.instagram_id, a.latitude, a.longitude
    from account a left join owner_count c on c.owner_id = a.id
    where ${named} and a.is_active and (exists (select 1 from property p where p.owner_id = a.id and is_public(p, ${at}))
      or exists (select 1 from public_project p where p.owner_id = a.id))`.execute(db)
  return rows[0]
}

const agentColumns = sql`a.id, a.slug, a.name, a.email, a.profile_key, a.verification_status = 'success' as is_verified,
  coalesce(c.listings, 0) as listings, coalesce(c.premium, 0) as premium, coalesce(c.projects, 0) as projects`

function agents({ circle, search, city, verified }: AgentFilters): RawBuilder<unknown> {
  const where = [sql`a.is_active`]
  if (circle) where.push(sql`c.owner_id in (${ownersIn(circle)})`)
  if (city) where.push(sql`c.owner_id in (${ownersInCity(city)})`)
  if (search) where.push(nameHas(search))
  if (verified) where.push(sql`a.verification_status = 'success'`)
  return sql`from owner_count c join account a on a.id = c.owner_id where ${sql.join(where, sql` and `)}`
}

/** Every word matches part of the name, or a similarly spelled word. */
function nameHas(search: string): RawBuilder<unknown> {
  return sql`(select bool_and(position(w in norm(a.name)) > 0 or word_similarity(w, norm(a.name)) >= ${ALIKE})
    from unnest((string_to_array(place_key(${search}), ' '))[1:${sql.lit(MAX_WORDS)}]) w)`
}

function ownersInCity(city: string): RawBuilder<unknown> {
  return selectOwners(sql`s.city_key = norm(${city})`, sql`norm(s.city) = norm(${city})`)
}

function ownersIn(around: Circle): RawBuilder<unknown> {
  const within = (indexed: boolean) => sql.join(areaConditions({ around }, indexed), sql` and `)
  return selectOwners(within(true), within(false))
}

function selectOwners(
  listing: RawBuilder<unknown>,
  project: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select p.owner_id from property p where p.id in (
      select s.property_id from property_search s where ${listing} limit ${MAX_LISTINGS})
    union all
    select s.owner_id from public_project s where ${project}`
}
