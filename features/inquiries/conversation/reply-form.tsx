import type { ReactNode, RefObject } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { messageFault } from '@/domain/inquiry/inquiry-form.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { useClientId } from '@/features/shell/forms/use-client-id.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'

type ReplyFormProps = {
  label: string
  send: string
  /** Name of what is kept until it is sent. */
  draft: string
  asksFirst: boolean
  /** `clientId` is the same for every try of the same words. */
  onSend: (message: { message: string; clientId: string }) => Promise<unknown>
  /** More beside the button. */
  children?: (form: RefObject<HTMLFormElement | null>) => ReactNode
}

const FIELDS = ['message'] as const

const readMessage = textReader(FIELDS)

/** Field to write once more. What is typed survives a reload until it is sent. */
export function ReplyForm({ label, send, draft, asksFirst, onSend, children }: ReplyFormProps) {
  const { t } = useText()
  const { idFor, renew } = useClientId()
  const form = useForm({
    fields: FIELDS,
    read: readMessage,
    validate: ({ message }) => {
      const fault = messageFault(message)
      return fault ? { message: fault } : {}
    },
    submit: async ({ message }) => {
      const content = { message: message.trim() }
      await onSend({ ...content, clientId: idFor(content) })
    },
    onSubmitted() {
      form.props.ref.current?.reset()
      renew()
      form.reset()
    },
    draft: { name: draft, fields: FIELDS, asksFirst },
  })
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <Field label={label} error={reasonText(form.reasons.message, 'inquiries.form.', t)}>
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            name="message"
            rows={3}
            dir="auto"
            className="min-h-24! align-as-page"
            aria-required
          />
        )}
      </Field>
      <FailedSend
        failure={form.failure}
        title={t('inquiries.page.failedTitle')}
        prefix="inquiries.failure."
        t={t}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.stage === 'submitting'}>
          {send}
        </Button>
        {children?.(form.props.ref)}
      </div>
    </form>
  )
}
