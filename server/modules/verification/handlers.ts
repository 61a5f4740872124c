import type { Handlers } from '@/server/http/handler.ts'
import { privateUrl } from '@/server/modules/files/private-url.ts'
import { apply, openApplication, openForm } from './service.ts'
import { toVerificationField, toVerificationRecord } from './wire.ts'

export const verificationHandlers = {
  async getVerificationFields(_, context) {
    const fields = await openForm(context)
    return {
      error: false,
      message: fields.length > 0 ? 'The form.' : 'Nothing is asked here.',
      data: fields.map((field) => toVerificationField(field, context.language)),
    }
  },

  async applyVerification({ body }, context) {
    await apply(context, body.form_fields)
    return { error: false, message: 'Your application is sent.' }
  },

  async getVerificationValues(_, context) {
    const found = await openApplication(context)
    const { origin, language } = context
    const fileUrl = (key: string) => privateUrl(context, key)
    return {
      error: false,
      message: found ? 'Your application.' : 'You have not applied yet.',
      data: found ? toVerificationRecord(found, { origin, language, fileUrl }) : null,
    }
  },
} satisfies Partial<Handlers>
