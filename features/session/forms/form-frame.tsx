import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import type { AccountField } from '@/domain/account/account-fields.ts'
import { FailedAccount, useWait } from '../failed-account.tsx'
import type { AccountForm } from '../use-account-form.ts'
import { useCountdown } from '../use-countdown.ts'

type FormFrameProps<Field extends AccountField> = {
  form: AccountForm<Field>
  label: string
  failedTitle: string
  submit: string
  /** Replaces the error message, if more than text is needed. */
  instead?: ReactNode
  children: ReactNode
}

/** Shared layout of account forms: fields, error, submit button. */
export function FormFrame<Field extends AccountField>(props: FormFrameProps<Field>) {
  const { form, label, failedTitle, submit, instead, children } = props
  const { t } = useText()
  const left = useCountdown(useWait(form.failure))
  return (
    <form
      ref={form.form}
      noValidate
      method="post"
      aria-label={label}
      onSubmit={form.onSubmit}
      onChange={form.onChange}
      className="flex flex-col gap-5"
    >
      {children}
      {instead ?? <FailedAccount failure={form.failure} title={failedTitle} />}
      <div>
        <Button
          type="submit"
          size="lg"
          busy={form.stage === 'sending' || form.stage === 'sent'}
          disabled={form.stage === 'starting' || left > 0}
          className="w-full noscript:hidden"
        >
          {submit}
        </Button>
        <p className="hidden text-ink-muted noscript:block">{t('signIn.noScript')}</p>
      </div>
    </form>
  )
}
