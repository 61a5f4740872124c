'use client'

import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import { routes } from '@/domain/web/routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useFirstAdministrator } from '../use-first-administrator.ts'
import { AccountField } from './account-field.tsx'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Makes the first administrator of a new marketplace; `token` is that of the printed link. */
export function FirstAdministratorForm({ token }: { token: string }) {
  const { t } = useText()
  const href = useHref()
  const { setup, error, retry, form } = useFirstAdministrator(token)
  if (!setup) {
    return error ? (
      <FailedList title={t('auth.setup.failed')} error={error} onRetry={retry} />
    ) : (
      <Spinner label={t('shell.loading')} />
    )
  }
  if (!setup.is_open && form.stage !== 'submitting' && form.stage !== 'submitted') {
    return (
      <Banner
        title={t('auth.setup.closedTitle')}
        actions={
          <SiteLink href={href(routes.signIn())} className={buttonStyles({ size: 'sm' })}>
            {t('auth.signIn.submit')}
          </SiteLink>
        }
      >
        {t('auth.setup.closedText')}
      </Banner>
    )
  }
  if (setup.needs_link && token === '') {
    return <Banner title={t('auth.setup.linkTitle')}>{t('auth.setup.linkText')}</Banner>
  }
  return (
    <FormFrame
      form={form}
      label={t('auth.setup.title')}
      failedTitle={t('auth.setup.refused')}
      submit={t('auth.setup.submit')}
    >
      <AccountField label={t('auth.signIn.name')} reason={form.reasons.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" maxLength={accountMaxLengths.name} />
        )}
      </AccountField>
      <EmailField reason={form.reasons.email} autoComplete="username" />
      <NewPasswordFields label={t('auth.signIn.password')} reasons={form.reasons} />
    </FormFrame>
  )
}
