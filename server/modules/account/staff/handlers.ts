import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { InvitationRow } from './invitation-store.ts'
import { acceptInvitation, inviteStaff, viewInvitation, withdrawInvitation } from './invitations.ts'
import type { StaffRow } from './role-store.ts'
import { changeStaffRole, listStaff, removeStaff } from './staff.ts'

type Schemas = components['schemas']

export const staffHandlers = {
  async getStaff(_input, context) {
    const { people, invitations } = await listStaff(context)
    const now = context.deps.clock()
    return {
      error: false,
      message: 'The staff.',
      data: {
        people: people.map((row) => toStaffMember(row, context.origin)),
        invitations: invitations.map((row) => toInvitation(row, now)),
      },
    }
  },

  async inviteStaff({ body }, context) {
    await inviteStaff(context, body)
    return { error: false, message: 'The invitation is sent.' }
  },

  async withdrawStaffInvitation({ path: { id } }, context) {
    await withdrawInvitation(context, id)
    return { error: false, message: 'The invitation is withdrawn.' }
  },

  async changeStaffRole({ body }, context) {
    await changeStaffRole(context, body)
    return { error: false, message: 'The role is changed.' }
  },

  async removeStaff({ body }, context) {
    await removeStaff(context, body)
    return { error: false, message: 'The person has no role any more.' }
  },

  async getStaffInvitation({ body: { token } }, context) {
    const { email, role, needsPassword } = await viewInvitation(context, token)
    const data = { email, role, needs_password: needsPassword }
    return { error: false, message: 'The invitation.', data }
  },

  async acceptStaffInvitation({ body }, context) {
    await acceptInvitation(context, body)
    return { error: false, message: 'Please sign in.' }
  },
} satisfies Partial<Handlers>

function toStaffMember(row: StaffRow, origin: string): Schemas['StaffMember'] {
  const { profile_key, last_seen_at, ...facts } = row
  return {
    ...facts,
    profile: imageUrl(origin, profile_key),
    last_seen_at: last_seen_at && wireDate(last_seen_at),
  }
}

function toInvitation(row: InvitationRow, now: Date): Schemas['StaffInvitation'] {
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
