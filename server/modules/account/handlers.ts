import { flag, wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { requireMember } from '@/server/viewer.ts'
import { sendAddressedCode, verifyAddressedCode } from './auth/codes/addressed-codes.ts'
import type { Addressed } from './auth/codes/targets.ts'
import { changePassword } from './auth/passwords/changed-password.ts'
import { resetPassword, sendReset } from './auth/passwords/passwords.ts'
import { reauthenticate } from './auth/recent-sign-in.ts'
import { register } from './auth/registration.ts'
import {
  dropDevice,
  endOtherSignIns,
  endSignIn,
  listOutbox,
  listSignIns,
  openOutboxAttachment,
  signOut,
} from './auth/sessions.ts'
import { signIn } from './auth/sign-in.ts'
import { countryOfZone } from './auth/sign-in-zone.ts'
import { askContact, changeContact } from './contact/contact.ts'
import { undoContactChange } from './contact/undo.ts'
import { userReply } from './user-reply.ts'

export const accountHandlers = {
  async signIn({ body }, context) {
    const { accountId, token, isNew } = await signIn(context, body)
    const data = await userReply(context, accountId)
    return { error: false, message: isNew ? 'Welcome.' : 'Welcome back.', token, data }
  },

  async registerUser({ body }, context) {
    await register(context, body)
    const message = 'Please enter the code that we sent to your e-mail address.'
    return { error: false, message, data: null }
  },

  requestOtp: ({ query }, context) => sentCode(context, query),
  requestOtpByPost: ({ body }, context) => sentCode(context, body),
  verifyOtp: ({ query }, context) => verified(context, query),
  verifyOtpByPost: ({ body }, context) => verified(context, body),
  requestPasswordReset: ({ query }, context) => sentReset(context, query.email),
  requestPasswordResetByPost: ({ body }, context) => sentReset(context, body.email),

  async resetPassword({ body }, context) {
    await resetPassword(context, body)
    return { error: false, message: 'Your new password is set. Please sign in.' }
  },

  async beforeLogout({ body }, context) {
    await dropDevice(context, body.fcm_id)
    return { error: false, message: 'This device is signed off.' }
  },

  async getSignIns(_, context) {
    const { signIns, currentId } = await listSignIns(context)
    const data = signIns.map(({ id, device, time_zone, created_at, last_used_at }) => ({
      id,
      device,
      is_current: flag(id === currentId),
      time_zone,
      country_code: countryOfZone(time_zone),
      created_at: wireDate(created_at),
      last_used_at: wireDate(last_used_at),
    }))
    return { error: false, message: 'Sign-ins found.', data }
  },

  async endSignIn({ path }, context) {
    await endSignIn(context, path.id)
    return { error: false, message: 'That device is signed out.' }
  },

  async endOtherSignIns(_, context) {
    const ended = await endOtherSignIns(context)
    return { error: false, message: 'Your other devices are signed out.', data: { ended } }
  },

  async changePassword({ body }, context) {
    await changePassword(context, body)
    const { id } = requireMember(context.viewer)
    const data = await userReply(context, id)
    return { error: false, message: 'Your password is changed.', data }
  },

  async reauthenticate({ body }, context) {
    await reauthenticate(context, body)
    return { error: false, message: 'Thank you. You can go on for ten minutes.' }
  },

  async signOut(_, context) {
    await signOut(context)
    return { error: false, message: 'You are signed out.' }
  },

  async requestContactCode({ body }, context) {
    await askContact(context, body)
    return { error: false, message: CODE_SENT }
  },

  async confirmContact({ body }, context) {
    await changeContact(context, body)
    const { id } = requireMember(context.viewer)
    const data = await userReply(context, id)
    return { error: false, message: 'Your profile is saved.', data }
  },

  async undoContactChange({ body }, context) {
    const token = await undoContactChange(context, body.token)
    const message = 'The change is undone. Please set a new password.'
    return { error: false, message, data: { token } }
  },

  async getOutbox(_, context) {
    const kept = await listOutbox(context)
    const data = kept.map(({ id, kind, recipient, subject, text, created_at, attachments }) => ({
      id: `${kind}-${id}`,
      kind,
      to: recipient,
      subject,
      text,
      created_at: wireDate(created_at),
      attachments: attachments.map((file, position) => ({
        ...file,
        url: `${context.origin}/api/ext/account/outbox/${id}/attachments/${position}`,
      })),
    }))
    return { error: false, message: 'Kept messages found.', data }
  },

  async getOutboxAttachment({ path }, context) {
    const { name, type, bytes } = await openOutboxAttachment(context, path)
    const headers = {
      'content-type': type,
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
    }
    return new Response(bytes, { headers })
  },
} satisfies Partial<Handlers>

const CODE_SENT = 'The code has been sent.'

async function sentCode(context: RequestContext, sent: Addressed) {
  await sendAddressedCode(context, sent)
  return { error: false as const, message: CODE_SENT }
}

async function verified(context: RequestContext, sent: Addressed & { otp: string }) {
  const authId = await verifyAddressedCode(context, sent)
  return { error: false as const, message: 'The code is right.', auth_id: authId }
}

async function sentReset(context: RequestContext, email: string) {
  await sendReset(context, email)
  const message = 'If the address has an account, a link is on its way.'
  return { error: false as const, message }
}
