import type { Handlers } from '@/server/http/handler.ts'
import { requireMember } from '@/server/viewer.ts'
import { changeProfile } from './profile.ts'
import { userReply } from './user-reply.ts'

export const profileHandlers = {
  async updateProfile({ body }, context) {
    await changeProfile(context, body)
    const { id } = requireMember(context.viewer)
    const data = await userReply(context, id)
    return { error: false, message: 'Your profile is saved.', data }
  },
} satisfies Partial<Handlers>
