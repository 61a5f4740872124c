import { useState } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { routes } from '@/domain/web/routes.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields } from '@/features/shell/forms/proof-fields.tsx'
import { PasswordInput, StrengthBars } from '@/features/shell/password-input.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { hasPassword } from './has-password.ts'
import { usePasswordChange } from './use-password-change.ts'

type PasswordFormProps = { person: User; onClose: () => void }

/**
 * Changes or sets the password. A code is required if the sign-in is too old to set a first
 * password. Loaded on demand.
 */
export default function PasswordForm({ person, onClose }: PasswordFormProps) {
  const { t } = useText()
  const href = useHref()
  const [typed, setTyped] = useState('')
  const [isSet] = useState(() => hasPassword(person))
  const change = usePasswordChange({
    person,
    onChanged() {
      showToast('success', t('auth.password.done'))
      onClose()
    },
  })
  const { proof, reasons } = change
  const isBusy = change.stage === 'submitting' || change.isRequestingCode
  const submit = t(isSet ? 'auth.password.change' : 'auth.password.set')
  return (
    <form
      {...change.props}
      method="post"
      aria-label={t('auth.password.title')}
      className="mt-5 flex flex-col gap-5 sm:max-w-96"
    >
      {/* Password managers store the new password under this name. */}
      <input
        hidden
        readOnly
        type="text"
        name="username"
        autoComplete="username"
        value={person.email ?? ''}
      />
      {proof === 'password' ? (
        <div>
          <Secret name="current_password" reason={reasons.current_password} isFirst />
          <SiteLink
            href={href(routes.forgotPassword())}
            className="mt-2 inline-block text-sm text-brand-ink underline underline-offset-4"
          >
            {t('auth.password.forgot')}
          </SiteLink>
        </div>
      ) : null}
      <div>
        <Secret
          name="password"
          reason={reasons.password}
          isFirst={proof !== 'password'}
          onType={setTyped}
        />
        <StrengthBars
          password={typed}
          words={{
            weak: t('auth.password.strength.weak'),
            fair: t('auth.password.strength.fair'),
            strong: t('auth.password.strength.strong'),
          }}
        />
      </div>
      <Secret name="re_password" reason={reasons.re_password} />
      <ProofFields
        proof={proof === 'password' ? null : proof}
        reason={reasons.otp}
        code={{ isSent: change.isCodeSent, isSending: isBusy, onSend: change.requestCode }}
      />
      <FailedSend failure={change.failure} title={t('auth.password.failedTitle')} t={t} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={proof === 'signIn'}>
          {submit}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {t('auth.password.cancel')}
        </Button>
      </div>
    </form>
  )
}

type SecretProps = {
  name: 'current_password' | 'password' | 're_password'
  reason: string | undefined
  /** Receives focus when the form opens. */
  isFirst?: boolean
  onType?: (typed: string) => void
}

function Secret({ name, reason, isFirst = false, onType }: SecretProps) {
  const { t } = useText()
  return (
    <Field
      label={t(`auth.password.${name}`)}
      hint={name === 'password' ? t('auth.password.hint') : undefined}
      error={reasonText(reason || undefined, 'auth.password.', t)}
    >
      {({ required: _, ...control }) => (
        <PasswordInput
          {...control}
          aria-required
          autoFocus={isFirst}
          name={name}
          autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
          words={{ show: t('auth.password.show'), hide: t('auth.password.hide') }}
          onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
        />
      )}
    </Field>
  )
}
