import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Album } from './album.ts'
import { planAgents } from './people.ts'

/** Writes the agents; answers their ids in the order of the plan. */
export async function seedPeople(db: Kysely<DB>, album: Album): Promise<number[]> {
  const rows = planAgents().map((agent) => ({
    slug: agent.slug,
    name: agent.name,
    email: agent.email,
    mobile: agent.mobile,
    is_email_verified: true,
    verification_status: agent.isVerified ? 'success' : 'initial',
    profile_key: album.next('portrait'),
    about_me: agent.about,
    city: agent.city.name,
    state: agent.city.state,
    country: agent.city.country,
    latitude: agent.city.latitude,
    longitude: agent.city.longitude,
  }))
  const stored = await db.insertInto('account').values(rows).returning('id').execute()
  return stored.map((row) => row.id)
}
