import { isBlank } from '../text/blank-text.ts'
import type { FaultKey } from '../text/fault-words.ts'
import { looksLikeEmail } from './email-address.ts'

export type ContactMessage = {
  first_name: string
  last_name: string
  email: string
  subject: string
  message: string
}

export type ContactField = keyof ContactMessage

export type ContactFaults = Partial<Record<ContactField, FaultKey>>

export const contactFields = [
  'first_name',
  'last_name',
  'email',
  'subject',
  'message',
] as const satisfies readonly ContactField[]

/** Max characters. */
export const contactMaxLengths: Record<ContactField, number> = {
  first_name: 100,
  last_name: 100,
  email: 254,
  subject: 200,
  message: 5000,
}

export function contactFaults(message: ContactMessage): ContactFaults {
  const faults: ContactFaults = {}
  for (const field of contactFields) if (isBlank(message[field])) faults[field] = missing[field]
  if (!faults.email && !looksLikeEmail(message.email.trim())) faults.email = 'emailInvalid'
  return faults
}

const missing: Record<ContactField, FaultKey> = {
  first_name: 'nameRequired',
  last_name: 'nameRequired',
  email: 'emailRequired',
  subject: 'subjectRequired',
  message: 'messageRequired',
}
