import type { AdminPaymentDetail } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { isBlank } from '@/domain/text/blank-text.ts'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { momentWords } from '../moment.ts'
import { useRights } from '../use-rights.ts'

type PaymentNotesProps = {
  notes: AdminPaymentDetail['notes']
  onNote: (text: string) => Promise<void>
}

/** Internal notes, and a field for another one. */
export function PaymentNotes({ notes, onNote }: PaymentNotesProps) {
  const { t, language } = useText()
  const may = useRights()
  const form = useForm({
    fields: ['note'],
    read: (data) => textIn(data, 'note').trim(),
    validate: (text) => (isBlank(text) ? { note: 'noteRequired' } : {}),
    submit: async (text) => {
      await onNote(text)
      form.props.ref.current?.reset()
    },
    staysOpen: true,
  })
  return (
    <section>
      <h3 className="font-semibold">{t('admin.payments.notes')}</h3>
      {may('payments') ? (
        <form {...form.props} className="mt-2 flex max-w-text flex-col items-start gap-3">
          <Field
            label={t('admin.payments.note')}
            hint={t('admin.payments.internal')}
            error={form.reasons.note ? t('admin.payments.noteRequired') : undefined}
            className="w-full"
          >
            {({ required: _, ...control }) => (
              <Textarea {...control} name="note" rows={2} maxLength={1000} aria-required />
            )}
          </Field>
          <Button type="submit" variant="secondary" size="sm" busy={form.stage === 'submitting'}>
            {t('admin.payments.addNote')}
          </Button>
        </form>
      ) : null}
      <ul className="mt-3 flex flex-col gap-3">
        {notes.map(({ id, author_name, text, created_at }) => (
          <li key={id}>
            <p dir="auto" className="align-as-page whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="text-sm text-ink-muted">
              <bdi>{author_name}</bdi> ·{' '}
              <time dateTime={created_at}>{momentWords(created_at, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
