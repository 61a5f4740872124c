import type { Handlers } from '@/server/http/handler.ts'
import { openOwnArchive } from './archive.ts'
import { archiveResponse } from './archive-response.ts'
import { deleteAccount } from './deletion.ts'

export const deletionHandlers = {
  async deleteUser({ body: { password, otp } }, context) {
    await deleteAccount(context, { password, otp })
    return { error: false, message: 'Your account is deleted.' }
  },

  async exportAccount(_input, context) {
    return archiveResponse(await openOwnArchive(context))
  },
} satisfies Partial<Handlers>
