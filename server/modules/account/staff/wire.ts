import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { InvitationRow } from './invitation-store.ts'
import type { StaffRow } from './role-store.ts'

type Schemas = components['schemas']

export function toStaffMember(row: StaffRow, origin: string): Schemas['StaffMember'] {
  const { profile_key, last_seen_at, ...facts } = row
  return {
    ...facts,
    profile: imageUrl(origin, profile_key),
    last_seen_at: last_seen_at && wireDate(last_seen_at),
  }
}

export function toInvitation(row: InvitationRow, now: Date): Schemas['StaffInvitation'] {
  const { id, email, role, invited_by, is_authorized, created_at, expires_at } = row
  return {
    id,
    email,
    role,
    invited_by,
    created_at: wireDate(created_at),
    expires_at: wireDate(expires_at),
    is_expired: expires_at <= now || !is_authorized,
  }
}
