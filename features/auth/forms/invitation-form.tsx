'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useInvitation } from '../use-invitation.ts'
import { AccountField } from './account-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { isLinkGone, LinkGone } from './link-gone.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Accepts an invitation to the staff; a new account sets name and password. */
export function InvitationForm({ token }: { token: string }) {
  const { t } = useText()
  const { invitation, error, retry, form } = useInvitation(token)
  if (token === '' || isLinkGone(error) || isLinkGone(form.failure)) {
    return (
      <LinkGone title={t('auth.invitation.goneTitle')}>{t('auth.invitation.goneText')}</LinkGone>
    )
  }
  if (!invitation) {
    return error ? (
      <FailedList title={t('auth.invitation.loadFailed')} error={error} onRetry={retry} />
    ) : (
      <Spinner label={t('shell.loading')} />
    )
  }
  const { email, role, needs_password: isNew } = invitation
  return (
    <FormFrame
      form={form}
      label={t('auth.invitation.title')}
      failedTitle={t('auth.invitation.failed')}
      submit={t('auth.invitation.accept')}
    >
      <div>
        <p className="font-medium">
          {t('auth.invitation.role', { role: t(`admin.role.${role}`) })}
        </p>
        <p className="text-ink-muted wrap-anywhere">{t('auth.invitation.account', { email })}</p>
      </div>
      {isNew ? (
        <>
          <input hidden readOnly type="text" name="email" autoComplete="username" value={email} />
          <AccountField label={t('auth.signIn.name')} reason={form.reasons.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                maxLength={accountMaxLengths.name}
              />
            )}
          </AccountField>
          <NewPasswordFields label={t('auth.signIn.password')} reasons={form.reasons} />
        </>
      ) : (
        <p>{t('auth.invitation.known')}</p>
      )}
    </FormFrame>
  )
}
