import { looksLikeEmail } from '../account/email-address.ts'
import { isBlank } from '../text/blank-text.ts'
import type { FaultKey } from '../text/fault-words.ts'

/** Subject of an inquiry; agent 0 is the administrator. */
export type InquiryTarget = { about: 'property' | 'project' | 'agent'; id: number }

/** Names of fields on the wire. */
export const inquiryFields = [
  'name',
  'email',
  'mobile',
  'message',
  'preferred_times',
  'consent',
] as const

export type InquiryField = (typeof inquiryFields)[number]

/** Characters. */
export const inquiryMaxLengths = {
  name: 100,
  email: 254,
  mobile: 60,
  message: 4000,
  preferred_times: 500,
} as const satisfies Partial<Record<InquiryField, number>>

export type TypedInquiry = Readonly<Record<Exclude<InquiryField, 'consent'>, string>> & {
  consent: boolean
  /** Empty unless a robot filled it in. */
  website: string
}

export type InquiryFault = FaultKey | 'contactRequired' | 'messageTooLong' | 'consentRequired'

/** The provider knows the country, and what numbers it has. */
const DIGIT = /\p{Nd}/u

/** Members are known to the provider; others leave a name and a way to reach them. */
export function inquiryFaults(
  typed: TypedInquiry,
  { isMember }: { isMember: boolean },
): Partial<Record<InquiryField, InquiryFault>> {
  const faults: Partial<Record<InquiryField, InquiryFault>> = {}
  if (!isMember) {
    const [email, mobile] = [typed.email.trim(), typed.mobile.trim()]
    if (isBlank(typed.name)) faults.name = 'nameRequired'
    if (email === '' && mobile === '') faults.email = 'contactRequired'
    if (email !== '' && !looksLikeEmail(email)) faults.email = 'emailInvalid'
    if (mobile !== '' && !DIGIT.test(mobile)) faults.mobile = 'phoneInvalid'
  }
  const fault = messageFault(typed.message)
  if (fault) faults.message = fault
  if (!typed.consent) faults.consent = 'consentRequired'
  return faults
}

export function messageFault(text: string): 'messageRequired' | 'messageTooLong' | null {
  if (isBlank(text)) return 'messageRequired'
  return text.trim().length > inquiryMaxLengths.message ? 'messageTooLong' : null
}
