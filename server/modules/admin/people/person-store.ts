import { type Kysely, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

export type ProfileRow = {
  about_me: string
  address: string
  city: string
  state: string
  country: string
  language_code: string
  methods: ('password' | 'phone' | 'identity')[]
  has_second_factor: boolean
}

/** What an account says about itself, and how it signs in, without secrets. */
export async function findProfile(db: Kysely<DB>, id: number): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select a.about_me, a.address, a.city, a.state, a.country, a.language_code,
      array_remove(array[case when a.password_hash is not null then 'password' end,
        case when a.mobile_verified_at is not null then 'phone' end,
        case when exists (select 1 from account_identity i where i.account_id = a.id) or a.login_type in (0, 2)
          then 'identity' end], null) as methods,
      exists (select 1 from second_factor f where f.account_id = a.id and f.confirmed_at is not null)
        or exists (select 1 from passkey k where k.account_id = a.id) as has_second_factor
    from account a where a.id = ${id}`.execute(db)
  return rows[0]
}

export type PersonListingRow = {
  kind: ListingKind
  id: number
  slug: string
  title: string
  city: string
  state: string
  picture_key: string | null
  status: 'pending' | 'approved' | 'rejected'
  is_active: boolean
  revision: number
  posted_at: Date
}

export type ListingsPart = {
  accountId: number
  kind: ListingKind
  status?: PersonListingRow['status'] | undefined
  after?: number | undefined
  limit: number
}

/** A page of listings that are not deleted, newest first. */
export async function readPersonListings(
  db: Kysely<DB>,
  { accountId, kind, status, after, limit }: ListingsPart,
): Promise<PersonListingRow[]> {
  const picture = kind === 'property' ? sql`l.title_image_key` : sql`l.image_key`
  const { rows } = await sql<PersonListingRow>`
    select ${kind}::text as kind, l.id, l.slug, l.title, l.city, l.state, ${picture} as picture_key,
      l.request_status as status, l.is_active, l.revision, l.posted_at
    from ${sql.table(kind)} l where l.owner_id = ${accountId} and l.deleted_at is null
      ${status === undefined ? sql`` : sql`and l.request_status = ${status}`}
      ${after === undefined ? sql`` : sql`and l.id < ${after}`}
    order by l.id desc limit ${limit}`.execute(db)
  return rows
}
