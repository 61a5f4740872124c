import type { Handlers } from '@/server/http/handler.ts'
import { acceptInvitation, inviteStaff, viewInvitation, withdrawInvitation } from './invitations.ts'
import { changeStaffRole, listStaff, removeStaff } from './staff.ts'
import { toInvitation, toStaffMember } from './wire.ts'

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
