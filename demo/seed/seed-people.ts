import type { Kysely } from 'kysely'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import type { DB } from '@/generated/database.ts'
import { createPasswordHasher } from '@/server/gateways/passwords/password-hasher.ts'
import type { Album } from './album.ts'
import { planAgents } from './people.ts'
import { DEMO_CITIES } from './region.ts'

/** Takes long on purpose, so it comes before a transaction. */
export function hashDemoPassword(): Promise<string> {
  return createPasswordHasher().hash(DEMO_ACCOUNTS.password)
}

/** Inserts agents and demo accounts; returns the agents' ids in order. */
export async function seedPeople(
  db: Kysely<DB>,
  album: Album,
  passwordHash: string,
): Promise<number[]> {
  const rows = planAgents().map((agent) => ({
    slug: agent.slug,
    name: agent.name,
    email: agent.email,
    mobile: agent.mobile,
    is_email_verified: true,
    is_demo: true,
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
  await seedDemoAccounts(db, passwordHash, stored[0]?.id)
  return stored.map((row) => row.id)
}

/** Three demo accounts: the first agent, a member without listings, and an administrator. */
async function seedDemoAccounts(
  db: Kysely<DB>,
  password_hash: string,
  agentId: number | undefined,
): Promise<void> {
  const { agent, member, administrator } = DEMO_ACCOUNTS
  const [home] = DEMO_CITIES
  await db
    .updateTable('account')
    .set({ email: agent, password_hash, address: '14 Alder Court' })
    .where('id', '=', agentId ?? 0)
    .execute()
  await db
    .insertInto('account')
    .values({
      slug: 'mira-lindqvist-demo',
      name: 'Mira Lindqvist',
      email: member,
      password_hash,
      is_email_verified: true,
      is_demo: true,
      about_me:
        'Looks for a house with room for a workshop, near a school that can be reached on foot.',
      city: home?.name,
      state: home?.state,
      country: home?.country,
      latitude: home?.latitude,
      longitude: home?.longitude,
    })
    .execute()
  await db
    .insertInto('account')
    .values({
      slug: 'ada-keller-demo',
      name: 'Ada Keller',
      email: administrator,
      password_hash,
      is_email_verified: true,
      role: 'administrator',
      is_demo: true,
    })
    .execute()
}
