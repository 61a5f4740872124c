import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { userReply } from '@/server/modules/account/user-reply.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import {
  beginPasskey,
  createPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  type PasskeyRow,
  removePasskey,
  renamePasskey,
} from './passkeys.ts'

export const passkeyHandlers = {
  async listPasskeys(_, context) {
    const passkeys = (await listPasskeys(context)).map(toWire)
    return { error: false, message: 'Your passkeys.', data: { passkeys, max: MAX_PASSKEYS } }
  },

  async beginPasskey({ body }, context) {
    const data = await beginPasskey(context, body)
    return { error: false, message: 'Please follow the steps of your browser.', data }
  },

  async createPasskey({ body }, context) {
    const { passkey, recoveryCodes } = await createPasskey(context, body)
    const data = { passkey: toWire(passkey), recovery_codes: recoveryCodes }
    return { error: false, message: 'Your passkey is ready.', data }
  },

  async renamePasskey({ path, body }, context) {
    await renamePasskey(context, { id: path.id, name: body.name })
    return { error: false, message: 'Your passkey has its new name.' }
  },

  async removePasskey({ path, body }, context) {
    await removePasskey(context, { ...body, id: path.id })
    return { error: false, message: 'The passkey is removed.' }
  },

  async beginPasskeySignIn({ body }, context) {
    const data = await beginPasskeySignIn(context, body)
    return { error: false, message: 'Please use your passkey.', data }
  },

  async signInByPasskey({ body }, context) {
    const { accountId, token } = await signInByPasskey(context, body)
    const data = await userReply(context, accountId)
    return { error: false, message: 'Welcome back.', token, data }
  },
} satisfies Partial<Handlers>

function toWire({ created_at, last_used_at, ...passkey }: PasskeyRow) {
  return {
    ...passkey,
    created_at: wireDate(created_at),
    last_used_at: last_used_at && wireDate(last_used_at),
  }
}
