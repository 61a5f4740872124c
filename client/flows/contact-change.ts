import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { confirmContact, requestContactCode, updateProfile } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { toEmailAddress } from '@/domain/account/email-address.ts'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { contactChangeMachine } from '@/machines/account/contact-change.machine.ts'
import type { ContactToRequest, NewContact } from '@/machines/account/contact-change.types.ts'
import { otpLoginMachine } from '@/machines/auth/otp-login.machine.ts'
import {
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Interrupted,
  type SentCode,
} from '@/machines/auth/otp-login.types.ts'
import type { Tools } from './find-location.ts'
import { refuseCode, SAME_CODE } from './otp-login.ts'
import { ownCode } from './own-code.ts'
import { rememberPerson } from './profile.ts'
import { toRefusal } from './recent-sign-in.ts'

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
    const refusal = toRefusal(error, [kind, 'password'])
    if (!(refusal instanceof FieldsRefused)) throw refusal
    const { [kind]: contact, ...rest } = refusal.reasons
    throw new FieldsRefused(contact ? { ...rest, contact } : rest)
  }
  const request = async ({ contact, password }: ContactToRequest, signal: AbortSignal) => {
    if (!contact) throw new Error('nothing was entered')
    const sent = { ...contact, ...(password === null ? {} : { password }) }
    if (!needsCode) {
      await rememberPerson(tools, await updateProfile(client, sent))
      return 'changed' as const
    }
    await requestContactCode(client, sent, signal)
    return 'sent' as const
  }
  return contactChangeMachine.provide({
    actors: {
      readContact: fromPromise<NewContact, string>(({ input }) =>
        kind === 'email' ? readEmail(input) : readMobile(tools, input),
      ),
      requestCode: fromPromise<'sent' | 'changed', ContactToRequest>(({ input, signal }) =>
        request(input, signal).catch(refuse),
      ),
      ownCode: ownCode(client, person),
      newCode: newCode(tools),
    },
  })
}

/** A code to the new address or number; the right one makes it the person's. */
function newCode(tools: Tools) {
  return otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(async ({ input, signal }) => {
        await requestAgain(tools.client, input, signal)
        return SAME_CODE
      }),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async ({ input, signal }) => {
        const sent = { ...toContact(input), otp: input.code }
        const person = await confirmContact(tools.client, sent, signal).catch(refuseCode)
        await rememberPerson(tools, person)
        return { authId: String(person.id) }
      }),
    },
  })
}

async function requestAgain(client: ApiClient, to: CodeTarget, signal: AbortSignal) {
  try {
    await requestContactCode(client, toContact(to), signal)
  } catch (error) {
    const refusal = toRefusal(error, [])
    if (refusal instanceof RecentSignInRequired) throw new Interrupted(refusal)
    refuseCode(error)
  }
}

function toContact({ method, address }: CodeTarget): NewContact {
  return method === 'phone' ? { mobile: address } : { email: address }
}

async function readEmail(typed: string): Promise<NewContact> {
  if (typed.trim() === '') throw new FieldsRefused({ contact: 'emailRequired' })
  const email = toEmailAddress(typed)
  if (email === null) throw new FieldsRefused({ contact: 'emailInvalid' })
  return { email }
}

/** Lazy import: the phone rules of all countries are large. */
async function readMobile({ queries, client }: Tools, typed: string): Promise<NewContact> {
  const [{ toPhoneCountry, readPhone }, settings] = await Promise.all([
    import('@/domain/account/phone-number.ts'),
    queries.ensureQueryData(settingsQueries.web(client)).catch(() => null),
  ])
  const read = readPhone(typed, toPhoneCountry(settings?.country_code ?? '', undefined))
  if ('fault' in read) throw new FieldsRefused({ contact: read.fault })
  return { mobile: read.number }
}
