import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { sendContactMessage } from '@/client/api/content.ts'
import {
  type ContactField,
  type ContactMessage,
  contactFaults,
  contactFields,
} from '@/domain/account/contact.ts'
import { useFormDraft } from '@/features/shell/use-form-draft.ts'

/** Errors by field, from validation or from the provider. */
export type FieldReasons = Partial<Record<ContactField, string>>

export type ContactForm = {
  form: RefObject<HTMLFormElement | null>
  /** `starting` until hydrated. */
  stage: 'starting' | 'ready' | 'sending' | 'sent'
  reasons: FieldReasons
  /** Error of the whole message. */
  failure: unknown
  onSubmit: (event: FormEvent) => void
  onChange: (event: FormEvent) => void
  again: () => void
}

/** Contact form. Fields are uncontrolled, a draft stores their values; one request at a time. */
export function useContactForm({ asksFirst }: { asksFirst: boolean }): ContactForm {
  const client = useApiClient()
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [stage, setStage] = useState<ContactForm['stage']>('starting')
  const [reasons, setReasons] = useState<FieldReasons>({})
  const [failure, setFailure] = useState<unknown>(null)

  const isSent = stage === 'sent'
  const keep = useFormDraft({ form, name: 'contact', fields: contactFields, isSent, asksFirst })
  useEffect(() => setStage('ready'), [])

  const refuse = (found: FieldReasons) => {
    setReasons(found)
    const first = contactFields.find((field) => found[field])
    if (first) fieldOf(form.current, first)?.focus()
  }

  const send = async () => {
    const message = messageOf(form.current)
    const faults = contactFaults(message)
    setFailure(null)
    refuse(faults)
    if (Object.keys(faults).length > 0 || isUnderWay.current) return
    isUnderWay.current = true
    setStage('sending')
    try {
      await sendContactMessage(client, message)
      setStage('sent')
    } catch (error) {
      setStage('ready')
      const fields = error instanceof ApiError ? knownFields(error.fields) : {}
      if (Object.keys(fields).length > 0) refuse(fields)
      else setFailure(error)
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    ...{ form, stage, reasons, failure },
    onSubmit(event) {
      event.preventDefault()
      void send()
    },
    onChange({ target }) {
      keep()
      const field = contactFields.find((name) => target === fieldOf(form.current, name))
      if (field && reasons[field]) setReasons({ ...reasons, [field]: undefined })
    },
    again() {
      setStage('ready')
    },
  }
}

function fieldOf(form: HTMLFormElement | null, name: ContactField) {
  const field = form?.elements.namedItem(name)
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText ? field : null
}

function messageOf(form: HTMLFormElement | null): ContactMessage {
  const written = (name: ContactField) => fieldOf(form, name)?.value ?? ''
  return {
    first_name: written('first_name'),
    last_name: written('last_name'),
    email: written('email').trim(),
    subject: written('subject'),
    message: written('message'),
  }
}

function knownFields(fields: Readonly<Record<string, string>>): FieldReasons {
  return Object.fromEntries(
    contactFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
}
