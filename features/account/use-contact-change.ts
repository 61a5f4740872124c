import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  confirmContact,
  type NewContact,
  requestContactCode,
  updateProfile,
} from '@/client/api/account.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { useApiClient } from '@/client/api/client-context.tsx'
import type { User } from '@/client/api/sign-in.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { rememberPerson } from '@/client/flows/profile.ts'
import { OTP_DIGITS } from '@/domain/account-fields.ts'
import { looksLikeEmail } from '@/domain/email-address.ts'

export type ContactKind = 'email' | 'mobile'

export type ContactChange = {
  /** What a code went to; null while it is being entered. */
  sentTo: string | null
  /** Why the field was refused: a sentence's key, or the provider's words. */
  reason: string | undefined
  failure: unknown
  isBusy: boolean
  /** The sign-in is too old for this change: the password comes along. */
  isPasswordAsked: boolean
  passwordReason: string | undefined
  /** Takes what was entered: first the address or number, then the code. */
  submit: (typed: string, password: string) => void
  resend: () => void
  correct: () => void
}

/** A new e-mail address or number: a code goes to it, and only who has the code has changed it. */
export function useContactChange(kind: ContactKind, onDone: () => void): ContactChange {
  const queries = useQueryClient()
  const client = useApiClient()
  // Without such codes the provider takes the address as it is.
  const needsCode = useOffered('accounts') !== false
  const [contact, setContact] = useState<NewContact | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const { attempt, setReason, setPasswordReason, setPasswordAsked, clear, ...tried } =
    useAttempt(kind)
  const { isPasswordAsked } = tried
  const end = async (person: User) => {
    await rememberPerson({ queries, client }, person)
    onDone()
  }
  const ask = async (to: NewContact, password = '') => {
    const sent = isPasswordAsked && password ? { ...to, password } : to
    if (!needsCode) return end(await updateProfile(client, sent))
    await requestContactCode(client, sent)
    setPasswordAsked(false)
    setContact(to)
    setWaiting(true)
  }
  const take = async (typed: string, password: string) => {
    if (!isWaiting || !contact) {
      const read = kind === 'email' ? readEmail(typed) : await readMobile(typed)
      if ('fault' in read) return setReason(read.fault)
      if (isPasswordAsked && password === '') return setPasswordReason('passwordRequired')
      return ask(read.contact, password)
    }
    const otp = typed.replace(/\D/g, '')
    if (otp.length !== OTP_DIGITS) return setReason('otpRequired')
    await end(await confirmContact(client, { ...contact, otp }))
  }

  return {
    sentTo: isWaiting && contact ? Object.values(contact).join() : null,
    ...tried,
    submit: (typed, password) => void attempt(() => take(typed, password)),
    resend: () => void attempt(async () => (contact ? ask(contact) : undefined)),
    correct() {
      setWaiting(false)
      clear()
    },
  }
}

/** One try at a time, and why it was refused. */
function useAttempt(kind: ContactKind) {
  const [isBusy, setBusy] = useState(false)
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const [reason, setReason] = useState<string>()
  const [passwordReason, setPasswordReason] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const clear = () => {
    setReason(undefined)
    setPasswordReason(undefined)
    setFailure(null)
  }
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    clear()
    try {
      await work()
    } catch (error) {
      const { password, otp, ...fields } = error instanceof ApiError ? error.fields : {}
      const said = fields[kind] ?? otp
      setReason(said)
      setPasswordReason(password)
      if (wantsPassword(error)) setPasswordAsked(true)
      else if (!said && !password) setFailure(error)
    }
    setBusy(false)
  }
  const state = { isBusy, isPasswordAsked, reason, passwordReason, failure }
  return { ...state, attempt, clear, setReason, setPasswordReason, setPasswordAsked }
}

function wantsPassword(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.key !== 'recentSignInRequired') return false
  const { data } = error
  return typeof data === 'object' && data !== null && Reflect.get(data, 'proof') === 'password'
}

type Read = { contact: NewContact } | { fault: string }

function readEmail(typed: string): Read {
  const email = typed.trim()
  if (email === '') return { fault: 'emailRequired' }
  return looksLikeEmail(email) ? { contact: { email } } : { fault: 'emailInvalid' }
}

/** The rules of all countries are fetched when a number is entered. */
async function readMobile(typed: string): Promise<Read> {
  const { likelyCountry, readPhone } = await import('@/domain/phone-number.ts')
  const read = readPhone(typed, likelyCountry(navigator.languages))
  return 'fault' in read ? read : { contact: { mobile: read.number } }
}
