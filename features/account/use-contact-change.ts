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
  /** Takes what was entered: first the address or number, then the code. */
  submit: (typed: string) => void
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
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setReason(undefined)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      const said = error instanceof ApiError ? (error.fields[kind] ?? error.fields.otp) : undefined
      setReason(said)
      if (!said) setFailure(error)
    }
    setBusy(false)
  }
  const end = async (person: User) => {
    await rememberPerson({ queries, client }, person)
    onDone()
  }
  const ask = async (to: NewContact) => {
    if (!needsCode) return end(await updateProfile(client, to))
    await requestContactCode(client, to)
    setContact(to)
    setWaiting(true)
  }
  const take = async (typed: string) => {
    if (!isWaiting || !contact) {
      const read = kind === 'email' ? readEmail(typed) : await readMobile(typed)
      return 'fault' in read ? setReason(read.fault) : ask(read.contact)
    }
    const otp = typed.replace(/\D/g, '')
    if (otp.length !== OTP_DIGITS) return setReason('otpRequired')
    await end(await confirmContact(client, { ...contact, otp }))
  }

  return {
    sentTo: isWaiting && contact ? Object.values(contact).join() : null,
    ...{ reason, failure, isBusy },
    submit: (typed) => void attempt(() => take(typed)),
    resend: () => void attempt(async () => (contact ? ask(contact) : undefined)),
    correct() {
      setWaiting(false)
      setReason(undefined)
      setFailure(null)
    },
  }
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
