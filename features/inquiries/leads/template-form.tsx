import { useEffect, useRef } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { inquiryMaxLengths, messageFault } from '@/domain/inquiry/inquiry-form.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'
import type { Templates } from './use-templates.ts'

type Written = { id: number | null; name: string; text: string }

type TemplateFormProps = {
  template: Written
  save: Templates['save']
  onDone: () => void
}

const FIELDS = ['name', 'text'] as const

const readTexts = textReader(FIELDS)

/** Writes or changes a text to answer with. */
export function TemplateForm({ template, save, onDone }: TemplateFormProps) {
  const { t } = useText()
  const form = useForm({
    fields: FIELDS,
    read: readTexts,
    validate({ name, text }) {
      const fault = messageFault(text)
      return {
        ...(isBlank(name) ? { name: 'nameRequired' } : {}),
        ...(fault ? { text: fault } : {}),
      }
    },
    submit: ({ name, text }) => save({ id: template.id, name: name.trim(), text: text.trim() }),
    onSubmitted: onDone,
  })
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('input')?.focus(), [])
  return (
    <form
      {...form.props}
      aria-label={t('inquiries.templates.title')}
      className="flex flex-col gap-5 pb-2"
    >
      <div ref={first}>
        <Field
          label={t('inquiries.templates.name')}
          hint={t('inquiries.templates.nameHint')}
          error={reasonText(form.reasons.name, 'inquiries.templates.', t)}
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              name="name"
              defaultValue={template.name}
              maxLength={inquiryMaxLengths.name}
              aria-required
            />
          )}
        </Field>
      </div>
      <Field
        label={t('inquiries.templates.text')}
        error={reasonText(form.reasons.text, 'inquiries.templates.', t)}
      >
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            name="text"
            dir="auto"
            defaultValue={template.text}
            className="align-as-page"
            aria-required
          />
        )}
      </Field>
      <FailedSend
        failure={form.failure}
        title={t('inquiries.templates.failedTitle')}
        prefix="inquiries.failure."
        t={t}
      />
      <DialogActions>
        <Button type="submit" busy={form.stage === 'submitting'}>
          {t('inquiries.templates.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('inquiries.templates.cancel')}
        </Button>
      </DialogActions>
    </form>
  )
}
