import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { isBlank } from '@/domain/text/blank-text.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { useClientId } from '@/features/shell/forms/use-client-id.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'

type AnswerFormProps = {
  /** Number of the contact message. */
  id: number
  name: string
  asksFirst: boolean
  onAnswer: (answer: { text: string; clientId: string }) => Promise<void>
}

const FIELDS = ['text'] as const
const MAX_LENGTH = 5000

const readAnswer = textReader(FIELDS)

/** Answer by mail. What is typed survives a reload until it is sent. */
export function AnswerForm({ id, name, asksFirst, onAnswer }: AnswerFormProps) {
  const { t } = useText()
  const { idFor, renew } = useClientId()
  const form = useForm({
    fields: FIELDS,
    read: readAnswer,
    validate: ({ text }) => (isBlank(text) ? { text: 'messageRequired' } : {}),
    submit: async ({ text }) => {
      const content = { text: text.trim() }
      await onAnswer({ ...content, clientId: idFor(content) })
    },
    onSubmitted() {
      form.props.ref.current?.reset()
      renew()
      form.reset()
    },
    draft: { name: `contact-answer-${id}`, fields: FIELDS, asksFirst },
  })
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <Field
        label={t('admin.inbox.answerTo', { name })}
        hint={t('admin.inbox.answerHint')}
        error={reasonText(form.reasons.text, 'admin.inbox.fault.', t)}
      >
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            name="text"
            rows={5}
            dir="auto"
            maxLength={MAX_LENGTH}
            className="align-as-page"
            aria-required
          />
        )}
      </Field>
      <FailedSend
        failure={form.failure}
        title={t('admin.inbox.failedTitle')}
        prefix="admin.refusal."
        t={t}
      />
      <Button type="submit" className="self-start" busy={form.stage === 'submitting'}>
        {t('admin.inbox.send')}
      </Button>
    </form>
  )
}
