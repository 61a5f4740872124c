import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { sendContactMessage } from '@/client/api/content.ts'
import { type ContactMessage, contactFaults, contactFields } from '@/domain/account/contact.ts'
import { type Form, textReader, useForm } from '@/features/shell/forms/use-form.ts'

/** Contact form; an unsent message survives a reload. */
export function useContactForm({ asksFirst }: { asksFirst: boolean }): Form {
  const client = useApiClient()
  return useForm({
    fields: contactFields,
    read: readMessage,
    validate: contactFaults,
    submit: (message) => sendContactMessage(client, message),
    draft: { name: 'contact', fields: contactFields, asksFirst },
  })
}

const readTexts = textReader(contactFields)

function readMessage(data: FormData): ContactMessage {
  const message = readTexts(data)
  return { ...message, email: message.email.trim() }
}
