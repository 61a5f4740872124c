'use client'

import { CircleAlert } from 'lucide'
import { useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { resetPassword } from '@/client/api/member/sign-in.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { newPasswordFaults } from '@/domain/account/account-fields.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { DoneNotice } from '../done-notice.tsx'
import { StepLink } from '../step-link.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { FormFrame } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'

const fields = ['password', 're_password'] as const

/** Sets a new password by a mailed token. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useText()
  const href = useHref()
  const client = useApiClient()
  const [isDone, setDone] = useState(false)
  const form = useAccountForm({
    name: 'reset-password',
    fields,
    faultsOf: newPasswordFaults,
    asksFirst: false,
    async send({ password, re_password }) {
      await resetPassword(client, { token, password, re_password })
      setDone(true)
    },
  })
  if (isDone) {
    return (
      <DoneNotice
        title={t('signIn.resetDoneTitle')}
        actions={
          <SiteLink href={href(routes.signIn())} className={buttonStyles()}>
            {t('signIn.submit')}
          </SiteLink>
        }
      >
        {t('signIn.resetDoneText')}
      </DoneNotice>
    )
  }
  return (
    <FormFrame
      form={form}
      label={t('signIn.resetTitle')}
      failedTitle={t('signIn.resetFailed')}
      submit={t('signIn.resetSubmit')}
      instead={isGone(form.failure) ? <LinkGone /> : undefined}
    >
      <PasswordField
        isNew
        name="password"
        label={t('signIn.newPassword')}
        reason={form.reasons.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="re_password"
        label={t('signIn.re_password')}
        reason={form.reasons.re_password}
        autoComplete="new-password"
      />
    </FormFrame>
  )
}

/** The link was used or has expired. */
function LinkGone() {
  const { t } = useText()
  return (
    <Banner
      role="alert"
      variant="danger"
      icon={<Icon of={CircleAlert} />}
      title={t('signIn.resetGone')}
    >
      <StepLink to="forgot">{t('signIn.resetAgain')}</StepLink>
    </Banner>
  )
}

/** Servers reject the link itself or its `token` field. */
function isGone(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return failure.kind === 'notFound' || 'token' in failure.fields
}
