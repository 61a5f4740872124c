import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'

/** What a test says of a person; the rest is usual. */
export type AccountFacts = {
  name: string
  slug: string
  email: string | null
  mobile: string | null
  isActive: boolean
  isVerified: boolean
  profileKey: string | null
  aboutMe: string
  address: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  twitter: string
}

/** Somebody who may list. Listings and projects name the id as their owner. */
export async function agentAccount(
  db: Kysely<DB>,
  facts: Partial<AccountFacts> = {},
): Promise<{ id: number; slug: string }> {
  const name = facts.name ?? 'Ada Brandt'
  return db
    .insertInto('account')
    .values({
      name,
      slug: facts.slug ?? `${slugify(name)}-${randomBytes(3).toString('hex')}`,
      email: facts.email ?? null,
      mobile: facts.mobile ?? null,
      is_active: facts.isActive ?? true,
      verification_status: facts.isVerified ? 'success' : 'initial',
      profile_key: facts.profileKey ?? null,
      about_me: facts.aboutMe ?? '',
      address: facts.address ?? '',
      city: facts.city ?? '',
      state: facts.state ?? '',
      country: facts.country ?? '',
      latitude: facts.latitude ?? null,
      longitude: facts.longitude ?? null,
      twitter_id: facts.twitter ?? '',
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** An account that was switched off; what it lists is not public any more. */
export function deactivatedAccount(db: Kysely<DB>, facts: Partial<AccountFacts> = {}) {
  return agentAccount(db, { ...facts, isActive: false })
}

/** Brings the counts by city, category and owner in step with the listings, as the minute's job does. */
export async function countEverything(db: Kysely<DB>): Promise<void> {
  await sql`select refresh_search_count(), refresh_owner_count()`.execute(db)
}
