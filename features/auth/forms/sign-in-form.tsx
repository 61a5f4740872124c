import { useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { signInFaults } from '@/domain/account/account-fields.ts'
import { textReader, useFormElement } from '@/features/shell/forms/use-form.ts'
import { StepLink } from '../step-link.tsx'
import type { AuthJourney } from '../use-auth-journey.ts'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'

type SignInFormProps = {
  asksFirst: boolean
  next?: string
  /** Steps that are pages are links. */
  isPage: boolean
  journey: Pick<
    AuthJourney,
    'signIn' | 'edit' | 'choose' | 'isSigningIn' | 'reasons' | 'refusals' | 'failure'
  >
}

const readFields = textReader(['email', 'password'])

/** Sign-in by e-mail and password. */
export function SignInForm({ asksFirst, next, isPage, journey }: SignInFormProps) {
  const { t } = useText()
  const { reasons, refusals, failure, isSigningIn, edit } = journey
  const element = useFormElement({
    ref: useRef<HTMLFormElement>(null),
    submission: {
      stage: isSigningIn ? 'submitting' : 'ready',
      reasons,
      refusals,
      edit,
    },
    draft: { name: 'sign-in', fields: ['email'], asksFirst },
    onSubmit(data) {
      const { email, password } = readFields(data)
      const credentials = { type: '3', email: email.trim(), password } as const
      journey.signIn(credentials, signInFaults({ email, password }))
    },
  })
  return (
    <FormFrame
      form={{ ...element, failure }}
      label={t('auth.signIn.title')}
      failedTitle={t('auth.signIn.failedTitle')}
      submit={t('auth.signIn.submit')}
    >
      <EmailField reason={reasons.email} autoComplete="username" />
      <div>
        <PasswordField
          name="password"
          label={t('auth.signIn.password')}
          reason={reasons.password}
          autoComplete="current-password"
        />
        <p className="mt-2 text-end text-sm">
          <StepLink
            to="forgot"
            next={next}
            onGo={isPage ? undefined : () => journey.choose('forgot')}
          >
            {t('auth.signIn.forgot')}
          </StepLink>
        </p>
      </div>
    </FormFrame>
  )
}
