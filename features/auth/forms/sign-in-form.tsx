import { useText } from '@/client/text/text-context.tsx'
import { signInFaults } from '@/domain/account/account-fields.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'
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
  journey: Pick<AuthJourney, 'signIn' | 'choose'>
}

const fields = ['email', 'password'] as const
const readFields = textReader(fields)

/** Sign-in by e-mail and password. */
export function SignInForm({ asksFirst, next, isPage, journey }: SignInFormProps) {
  const { t } = useText()
  const form = useForm({
    fields,
    read: readFields,
    validate: signInFaults,
    draft: { name: 'sign-in', fields: ['email'], asksFirst },
    submit: ({ email, password }) => journey.signIn({ email: email.trim(), password }),
  })
  return (
    <FormFrame
      form={form}
      label={t('auth.signIn.title')}
      failedTitle={t('auth.signIn.failedTitle')}
      submit={t('auth.signIn.submit')}
    >
      <EmailField reason={form.reasons.email} autoComplete="username" />
      <div>
        <PasswordField
          name="password"
          label={t('auth.signIn.password')}
          reason={form.reasons.password}
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
