import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import type { Form } from '@/features/shell/forms/use-form.ts'
import { FailedAccount, useWait } from '../failed-account.tsx'
import { useCountdown } from '../use-countdown.ts'

type FormFrameProps = {
  form: Pick<Form, 'stage' | 'props' | 'failure'>
  label: string
  failedTitle: string
  submit: string
  /** Replaces the error message, if more than text is needed. */
  instead?: ReactNode
  children: ReactNode
}

/** Shared layout of account forms: fields, error, submit button. */
export function FormFrame({ form, label, failedTitle, submit, instead, children }: FormFrameProps) {
  const { t } = useText()
  const left = useCountdown(useWait(form.failure))
  return (
    <form {...form.props} method="post" aria-label={label} className="flex flex-col gap-5">
      {children}
      {instead ?? <FailedAccount failure={form.failure} title={failedTitle} />}
      <div>
        <Button
          type="submit"
          size="lg"
          busy={form.stage === 'submitting' || form.stage === 'submitted'}
          disabled={form.stage === 'starting' || left > 0}
          className="w-full noscript:hidden"
        >
          {submit}
        </Button>
        <p className="hidden text-ink-muted noscript:block">{t('auth.signIn.noScript')}</p>
      </div>
    </form>
  )
}
