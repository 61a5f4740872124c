import { fromPromise } from 'xstate'
import {
  confirmContact,
  reauthenticate,
  requestContactCode,
  updateProfile,
} from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { looksLikeEmail } from '@/domain/account/email-address.ts'
import { FieldsRefused } from '@/domain/account/recent-sign-in.ts'
import { contactChangeMachine } from '@/machines/account/contact-change.machine.ts'
import type {
  ContactToConfirm,
  ContactToRequest,
  NewContact,
} from '@/machines/account/contact-change.types.ts'
import type { Tools } from './find-location.ts'
import { rememberPerson } from './profile.ts'
import { refusalOf, requestOwnCode } from './recent-sign-in.ts'

type Options = {
  kind: 'email' | 'mobile'
  person: User
  /** False if the provider accepts the new contact without a code. */
  needsCode: boolean
}

/** Change of email address or phone number at the provider. */
export function contactChange(tools: Tools, { kind, person, needsCode }: Options) {
  const { client } = tools
  const refuse = (error: unknown): never => {
    const refusal = refusalOf(error, [kind, 'password', 'otp'])
    if (!(refusal instanceof FieldsRefused)) throw refusal
    const { [kind]: contact, ...rest } = refusal.reasons
    throw new FieldsRefused(contact ? { ...rest, contact } : rest)
  }
  const request = async ({ contact, proof, secret }: ContactToRequest, signal: AbortSignal) => {
    if (!contact) throw new Error('nothing was entered')
    const password = proof === 'password' ? { password: secret } : {}
    if (!needsCode) {
      await rememberPerson(tools, await updateProfile(client, { ...contact, ...password }))
      return 'changed' as const
    }
    if (proof === 'otp') await reauthenticate(client, { otp: secret }, signal)
    await requestContactCode(client, { ...contact, ...password }, signal)
    return 'sent' as const
  }
  const confirm = async ({ contact, code }: ContactToConfirm) => {
    if (!contact) throw new Error('nothing was entered')
    await rememberPerson(tools, await confirmContact(client, { ...contact, otp: code }))
  }
  return contactChangeMachine.provide({
    actors: {
      readContact: fromPromise<NewContact, string>(({ input }) =>
        kind === 'email' ? readEmail(input) : readMobile(input),
      ),
      requestCode: fromPromise<'sent' | 'changed', ContactToRequest>(({ input, signal }) =>
        request(input, signal).catch(refuse),
      ),
      confirmContact: fromPromise<void, ContactToConfirm>(({ input }) =>
        confirm(input).catch(refuse),
      ),
      requestOwnCode: fromPromise<void, void>(() => requestOwnCode(client, person)),
    },
  })
}

async function readEmail(typed: string): Promise<NewContact> {
  const email = typed.trim()
  if (email === '') throw new FieldsRefused({ contact: 'emailRequired' })
  if (!looksLikeEmail(email)) throw new FieldsRefused({ contact: 'emailInvalid' })
  return { email }
}

/** Lazy import: the phone rules of all countries are large. */
async function readMobile(typed: string): Promise<NewContact> {
  const { likelyCountry, readPhone } = await import('@/domain/account/phone-number.ts')
  const read = readPhone(typed, likelyCountry(navigator.languages))
  if ('fault' in read) throw new FieldsRefused({ contact: read.fault })
  return { mobile: read.number }
}
