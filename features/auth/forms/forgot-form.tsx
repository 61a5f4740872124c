import { MailCheck } from 'lucide'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { requestPasswordReset } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { emailFaults } from '@/domain/account/account-fields.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'
import { DoneNotice } from '../done-notice.tsx'
import type { SignInOffers } from '../offers.ts'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'

const fields = ['email'] as const
const readFields = textReader(fields)

/** Requests a password reset link. Gives the same answer whether or not the account exists. */
export function ForgotForm({ asksFirst, byPost }: Pick<SignInOffers, 'asksFirst' | 'byPost'>) {
  const { t } = useText()
  const client = useApiClient()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    fields,
    read: readFields,
    validate: emailFaults,
    draft: { name: 'forgot-password', fields, asksFirst },
    submit: ({ email }) => requestPasswordReset(client, { email: email.trim(), byPost }),
    onSubmitted: ({ email }) => setSentTo(email.trim()),
  })
  if (sentTo !== null) {
    return (
      <DoneNotice icon={MailCheck} title={t('auth.signIn.forgotSentTitle')}>
        {t('auth.signIn.forgotSentText', { email: sentTo })}
      </DoneNotice>
    )
  }
  return (
    <>
      <p className="mb-5 text-ink-muted">{t('auth.signIn.forgotLead')}</p>
      <FormFrame
        form={form}
        label={t('auth.signIn.forgot')}
        failedTitle={t('auth.signIn.forgotFailed')}
        submit={t('auth.signIn.forgotSubmit')}
      >
        <EmailField reason={form.reasons.email} autoComplete="username" />
      </FormFrame>
    </>
  )
}
