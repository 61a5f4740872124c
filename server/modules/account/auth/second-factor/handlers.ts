import { flag } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { userReply } from '@/server/modules/account/user-reply.ts'
import { answerByCode } from './challenge.ts'
import { beginFactor, confirmFactor, endFactor, renewCodes, viewFactor } from './factor.ts'

export const secondFactorHandlers = {
  async getSecondFactor(_, context) {
    const { isOn, isByPasskey, isOffered, isRequired, recoveryCodesLeft } =
      await viewFactor(context)
    return {
      error: false,
      message: isOn ? 'Your sign-ins take a code.' : 'Two-step verification is already off.',
      data: {
        is_on: flag(isOn),
        is_by_passkey: flag(isByPasskey),
        is_offered: flag(isOffered),
        is_required: flag(isRequired),
        recovery_codes_left: recoveryCodesLeft,
      },
    }
  },

  async beginSecondFactor({ body }, context) {
    const data = await beginFactor(context, body)
    return { error: false, message: 'Please add this to your authenticator app.', data }
  },

  async confirmSecondFactor({ body }, context) {
    const recovery_codes = await confirmFactor(context, body)
    const message = 'From now on your sign-ins take a code.'
    return { error: false, message, data: { recovery_codes } }
  },

  async endSecondFactor({ body }, context) {
    await endFactor(context, body)
    return { error: false, message: 'Your sign-ins take no code any more.' }
  },

  async renewRecoveryCodes({ body }, context) {
    const recovery_codes = await renewCodes(context, body)
    return { error: false, message: 'Your new recovery codes.', data: { recovery_codes } }
  },

  async answerSecondFactor({ body }, context) {
    const { accountId, token } = await answerByCode(context, body)
    const data = await userReply(context, accountId)
    return { error: false, message: 'Welcome back.', token, data }
  },
} satisfies Partial<Handlers>
