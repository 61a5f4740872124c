import { FormProvider } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import type { FilledIn } from './answers.ts'
import { Question } from './question.tsx'
import type { Verification } from './use-verification.ts'
import { draftName, useVerificationForm } from './use-verification-form.ts'

type VerificationFormProps = {
  person: number
  /** Stores answers on the device. */
  keeps: boolean
  filled: FilledIn
  of: Verification
}

/** Application form with the operator's questions. */
export function VerificationForm({
  person,
  keeps,
  filled,
  of: verification,
}: VerificationFormProps) {
  const { t } = useText()
  const { stage, fields, record, reasons, failure, canLeave, send, leave } = verification
  const { form, reasonOf, onSubmit } = useVerificationForm({
    person,
    keeps,
    filled,
    fields,
    send,
    refused: reasons,
  })
  const isSending = stage === 'sending'
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('verification.form')}
        onSubmit={onSubmit}
        className="flex flex-col gap-7"
      >
        {fields.map((field) => (
          <Question
            key={field.id}
            field={field}
            owner={`${draftName(person)}-${field.id}`}
            reason={reasonOf(field)}
          />
        ))}
        <FailedSend failure={failure} title={t('verification.notSent')} t={t} />
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <Button type="submit" busy={isSending}>
            {t(record ? 'verification.sendAgain' : 'verification.send')}
          </Button>
          {canLeave ? (
            <Button variant="quiet" disabled={isSending} onClick={leave}>
              {t('verification.leave')}
            </Button>
          ) : null}
        </div>
        <p className="text-sm text-ink-muted">{t('verification.privacy')}</p>
      </form>
    </FormProvider>
  )
}
