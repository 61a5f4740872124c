import { useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type SentInquiry, sendInquiry } from '@/client/api/inquiries.ts'
import { useSession } from '@/client/state/use-session.ts'
import {
  type InquiryTarget,
  inquiryFaults,
  inquiryFields,
  type TypedInquiry,
} from '@/domain/inquiry/inquiry-form.ts'
import { useClientId } from '@/features/shell/forms/use-client-id.ts'
import { type Form, textReader, useForm } from '@/features/shell/forms/use-form.ts'
import { useFormStamp } from './use-form-stamp.ts'

/** Result of a sent inquiry; `email` received a copy, '' for none. */
export type InquiryOutcome = SentInquiry & { email: string; isMember: boolean }

export type InquiryFormState = {
  form: Form
  /** Null until it is sent. */
  sent: InquiryOutcome | null
  /** Contact of the signed-in sender, '' for missing parts; null for visitors. */
  member: { email: string; mobile: string } | null
}

const DRAFT_FIELDS = ['name', 'email', 'mobile', 'message', 'preferred_times'] as const

/** Inquiry that survives a reload until it is sent, once. */
export function useInquiryForm({
  target,
  asksFirst,
}: {
  target: InquiryTarget
  asksFirst: boolean
}): InquiryFormState {
  const { viewer } = useApiClient()
  const { user } = useSession()
  const isMember = viewer !== null
  const member = isMember ? { email: user?.email ?? '', mobile: user?.mobile ?? '' } : null
  const stamp = useFormStamp(!isMember)
  const { sendAsync } = useWrite(sendInquiry)
  const { idFor } = useClientId()
  const [sent, setSent] = useState<InquiryOutcome | null>(null)
  const form = useForm({
    fields: inquiryFields,
    read: readTyped,
    validate: (typed) => inquiryFaults(typed, { isMember }),
    draft: { name: `inquiry-${target.about}-${target.id}`, fields: DRAFT_FIELDS, asksFirst },
    async submit({ shares, ...typed }) {
      const contact = member ? (shares ? member : NO_CONTACT) : typed
      const email = contact.email.trim()
      const content = {
        target,
        name: typed.name.trim(),
        email,
        mobile: contact.mobile.trim(),
        message: typed.message.trim(),
        preferredTimes: typed.preferred_times.trim(),
        website: typed.website,
      }
      const clientId = idFor(content)
      const formToken = isMember ? null : await stamp.get()
      const inquiry = { ...content, clientId, formToken }
      try {
        setSent({ ...(await sendAsync(inquiry)), email, isMember })
      } catch (error) {
        if (isStampRefused(error)) stamp.renew()
        throw error
      }
    },
  })
  return { form, sent: form.stage === 'submitted' ? sent : null, member }
}

const NO_CONTACT = { email: '', mobile: '' }

const readTexts = textReader([...DRAFT_FIELDS, 'website'])

function readTyped(data: FormData): TypedInquiry & { shares: boolean } {
  return { ...readTexts(data), consent: data.has('consent'), shares: data.has('shares') }
}

function isStampRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.key === 'formExpired' || 'form_token' in error.fields)
}
