import { ApiError } from '@/client/api/calls/api-error.ts'
import { challengeOf } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { signInFaults } from '@/domain/account/account-fields.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'
import type { Step } from '../step.ts'
import { StepLink } from '../step-link.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'

type SignInFormProps = {
  asksFirst: boolean
  next?: string
  /** Opens another step in place. With `isPage`, steps that are pages are links instead. */
  onGo: (step: Step) => void
  isPage: boolean
  onDone: () => void
}

const fields = ['email', 'password'] as const
const readFields = textReader(fields)

/** Sign-in by e-mail and password. */
export function SignInForm({ asksFirst, next, onGo, isPage, onDone }: SignInFormProps) {
  const { t } = useText()
  const signIn = useSignIn()
  const form = useForm({
    fields,
    read: readFields,
    validate: signInFaults,
    draft: { name: 'sign-in', fields: ['email'], asksFirst },
    async submit({ email: typed, password }) {
      const email = typed.trim()
      try {
        await signIn({ type: '3', email, password })
        onDone()
      } catch (error) {
        const challenge = challengeOf(error)
        if (challenge !== null) return onGo({ name: 'factor', challenge })
        if (!isUnproven(error)) throw error
        onGo({ name: 'verify', email, password, isSent: false })
      }
    },
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
          <StepLink to="forgot" next={next} onGo={isPage ? undefined : onGo}>
            {t('auth.signIn.forgot')}
          </StepLink>
        </p>
      </div>
    </FormFrame>
  )
}

function isUnproven(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'emailNotVerified'
}
