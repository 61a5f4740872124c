import type { User } from '@/client/api/member/auth.ts'
import type { SignedIn } from './client-state.ts'
import { readRole } from './signed-in-role.ts'

type Fields = SignedIn['data']

/**
 * User of a stored sign-in with validated fields: providers omit some, and stored data may be
 * outdated. Memoized per sign-in.
 */
export function toUser(fields: Fields): User {
  const known = users.get(fields)
  if (known) return known
  const user = read(fields)
  users.set(fields, user)
  return user
}

const users = new WeakMap<Fields, User>()

function read(fields: Fields): User {
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null
  }
  const flag = (name: string) => (Number(fields[name]) === 1 || fields[name] === true ? 1 : 0)
  const method = text('logintype')
  return {
    id: fields.id,
    name: text('name'),
    slug_id: text('slug_id') ?? '',
    auth_id: text('auth_id') ?? text('firebase_id') ?? '',
    email: text('email'),
    mobile: text('mobile'),
    profile: text('profile') ?? '',
    address: text('address'),
    fcm_id: text('fcm_id'),
    logintype: method === '0' || method === '1' || method === '2' ? method : '3',
    is_email_verified: flag('is_email_verified'),
    ...(fields.is_mobile_verified === undefined
      ? {}
      : { is_mobile_verified: flag('is_mobile_verified') }),
    ...(fields.has_password === undefined ? {} : { has_password: flag('has_password') }),
    pending_email: text('pending_email'),
    pending_mobile: text('pending_mobile'),
    isActive: fields.isActive === undefined ? 1 : flag('isActive'),
    notification: flag('notification'),
    subscription: flag('subscription'),
    is_premium: flag('is_premium'),
    is_admin: flag('is_admin'),
    role: readRole(fields),
    ...(fields.tax_number === undefined ? {} : { tax_number: text('tax_number') }),
    about_me: text('about_me'),
    facebook_id: text('facebook_id'),
    twiiter_id: text('twiiter_id'),
    instagram_id: text('instagram_id'),
    youtube_id: text('youtube_id'),
    latitude: text('latitude'),
    longitude: text('longitude'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    created_at: text('created_at') ?? '',
    updated_at: text('updated_at') ?? '',
  }
}
