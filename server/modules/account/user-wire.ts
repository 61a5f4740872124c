import type { components } from '@/generated/api-types.ts'
import { flag, wireDate, wireMarkup } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { UserRow } from './user-store.ts'

type Schemas = components['schemas']

/** Only for the account's owner. Empty values become null. */
export function toUser(row: UserRow, origin: string): Schemas['User'] {
  return {
    id: row.id,
    name: row.name || null,
    slug_id: row.slug,
    auth_id: row.auth_id,
    email: row.email,
    mobile: row.mobile,
    profile: imageUrl(origin, row.profile_key),
    address: row.address || null,
    fcm_id: row.fcm_id,
    logintype: LOGIN_TYPES[row.login_type] ?? '3',
    is_mobile_verified: flag(row.is_mobile_verified),
    has_password: flag(row.has_password),
    pending_email: row.pending_email,
    pending_mobile: row.pending_mobile,
    is_email_verified: flag(row.is_email_verified),
    isActive: flag(row.is_active),
    notification: flag(row.wants_push),
    subscription: flag(row.has_package),
    is_premium: flag(row.has_package),
    is_admin: flag(row.is_admin),
    role: row.role,
    tax_number: row.tax_number || null,
    about_me: wireMarkup(row.about_me) || null,
    facebook_id: row.facebook_id || null,
    twiiter_id: row.twitter_id || null,
    instagram_id: row.instagram_id || null,
    youtube_id: row.youtube_id || null,
    latitude: row.latitude === null ? null : String(row.latitude),
    longitude: row.longitude === null ? null : String(row.longitude),
    city: row.city || null,
    state: row.state || null,
    country: row.country || null,
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
  }
}

const LOGIN_TYPES: readonly Schemas['LoginType'][] = ['0', '1', '2', '3']
