import type { Handlers } from '@/server/http/handler.ts'
import { openArchive } from './archive.ts'
import { deleteAccount } from './deletion.ts'

export const deletionHandlers = {
  async deleteUser({ body: { password, otp } }, context) {
    await deleteAccount(context, { password, otp })
    return { error: false, message: 'Your account is deleted.' }
  },

  async exportAccount(_input, context) {
    const { name, stream } = await openArchive(context)
    return new Response(stream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  },
} satisfies Partial<Handlers>
