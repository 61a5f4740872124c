'use client'

import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { resetPassword } from '@/client/api/member/auth.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { newPasswordFaults } from '@/domain/account/account-fields.ts'
import { routes } from '@/domain/web/routes.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { DoneNotice } from '../done-notice.tsx'
import { StepLink } from '../step-link.tsx'
import { FormFrame } from './form-frame.tsx'
import { isLinkGone, LinkGone } from './link-gone.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const fields = ['password', 're_password'] as const
const readFields = textReader(fields)

/** Sets a new password by a mailed token. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useText()
  const href = useHref()
  const client = useApiClient()
  const form = useForm({
    fields,
    read: readFields,
    validate: (typed) => newPasswordFaults(typed),
    submit: ({ password, re_password }) => resetPassword(client, { token, password, re_password }),
  })
  if (form.stage === 'submitted') {
    return (
      <DoneNotice
        title={t('auth.signIn.resetDoneTitle')}
        actions={
          <SiteLink href={href(routes.signIn())} className={buttonStyles()}>
            {t('auth.signIn.submit')}
          </SiteLink>
        }
      >
        {t('auth.signIn.resetDoneText')}
      </DoneNotice>
    )
  }
  return (
    <FormFrame
      form={form}
      label={t('auth.signIn.resetTitle')}
      failedTitle={t('auth.signIn.resetFailed')}
      submit={t('auth.signIn.resetSubmit')}
      instead={
        isLinkGone(form.failure) ? (
          <LinkGone title={t('auth.signIn.resetGone')}>
            <StepLink to="forgot">{t('auth.signIn.resetAgain')}</StepLink>
          </LinkGone>
        ) : undefined
      }
    >
      <NewPasswordFields label={t('auth.signIn.newPassword')} reasons={form.reasons} />
    </FormFrame>
  )
}
