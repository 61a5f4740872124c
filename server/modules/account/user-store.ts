import { type Kysely, sql } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import { hasPackage } from '@/server/modules/packages/package-conditions.ts'

export type UserRow = {
  id: number
  name: string
  slug: string
  auth_id: string
  login_type: number
  email: string | null
  mobile: string | null
  is_active: boolean
  is_admin: boolean
  role: Role | null
  is_email_verified: boolean
  wants_push: boolean
  profile_key: string | null
  /** Push token of the device registered last. */
  fcm_id: string | null
  about_me: string
  tax_number: string
  address: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  facebook_id: string
  twitter_id: string
  instagram_id: string
  youtube_id: string
  has_package: boolean
  is_mobile_verified: boolean
  has_password: boolean
  pending_email: string | null
  pending_mobile: string | null
  created_at: Date
  updated_at: Date
}

export async function readUser(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select a.id, a.name, a.slug, a.auth_id, a.login_type, a.email, a.mobile, a.is_active, a.is_admin, a.role, a.is_email_verified,
      a.wants_push, a.profile_key, a.about_me, a.tax_number, a.address, a.city, a.state, a.country, a.latitude, a.longitude,
      a.facebook_id, a.twitter_id, a.instagram_id, a.youtube_id, a.created_at, a.updated_at,
      (select d.token from push_device d where d.account_id = a.id order by d.registered_at desc, d.token limit 1)
        as fcm_id,
      a.mobile_verified_at is not null as is_mobile_verified, a.password_hash is not null as has_password,
      (select p.value from pending_contact p where p.account_id = a.id and p.kind = 'email' and p.expires_at > ${at})
        as pending_email,
      (select p.value from pending_contact p where p.account_id = a.id and p.kind = 'mobile' and p.expires_at > ${at})
        as pending_mobile,
      ${hasPackage(at)} as has_package
    from account a where a.id = ${id}`.execute(db)
  return rows[0]
}
