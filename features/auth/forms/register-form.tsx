import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { registerUser } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { accountMaxLengths, registerFaults } from '@/domain/account/account-fields.ts'
import { textReader, useForm } from '@/features/shell/forms/use-form.ts'
import type { PasswordCredentials } from '@/machines/auth/credentials.types.ts'
import { AccountField } from './account-field.tsx'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

type RegisterFormProps = {
  asksFirst: boolean
  /** For numbers without country code. */
  phoneCountry: string | undefined
  onCreated: (credentials: PasswordCredentials) => void
}

const fields = ['name', 'email', 'mobile', 'password', 're_password'] as const
const readFields = textReader(fields)

/** Creates an account; the e-mail address is verified next. */
export function RegisterForm({ asksFirst, phoneCountry, onCreated }: RegisterFormProps) {
  const { t } = useText()
  const client = useApiClient()
  const form = useForm({
    fields,
    read: readFields,
    validate: registerFaults,
    draft: { name: 'register', fields: ['name', 'email', 'mobile'], asksFirst },
    async submit({ name, email, mobile: number, password, re_password }) {
      const mobile = await readMobile(number, phoneCountry ?? '')
      const words = { name: name.trim(), email: email.trim(), password, re_password }
      await registerUser(client, mobile ? { ...words, mobile } : words)
    },
    onSubmitted: ({ email, password }) => onCreated({ type: '3', email: email.trim(), password }),
  })
  return (
    <FormFrame
      form={form}
      label={t('auth.signIn.registerTitle')}
      failedTitle={t('auth.signIn.registerFailed')}
      submit={t('auth.signIn.registerSubmit')}
    >
      <AccountField label={t('auth.signIn.name')} reason={form.reasons.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" maxLength={accountMaxLengths.name} />
        )}
      </AccountField>
      <EmailField reason={form.reasons.email} autoComplete="email" />
      <AccountField
        isOptional
        label={t('auth.signIn.mobileOptional')}
        hint={t('auth.signIn.mobileHint')}
        reason={form.reasons.mobile}
      >
        {(control) => (
          <Input
            {...control}
            name="mobile"
            type="tel"
            dir="ltr"
            inputMode="tel"
            autoComplete="tel"
            maxLength={accountMaxLengths.mobile}
          />
        )}
      </AccountField>
      <NewPasswordFields label={t('auth.signIn.password')} reasons={form.reasons} />
    </FormFrame>
  )
}

/**
 * Phone number rules load only when a number is sent. @throws ApiError `invalid` for a bad number.
 */
async function readMobile(typed: string, country: string): Promise<string | undefined> {
  if (typed.trim() === '') return undefined
  const { toPhoneCountry, readPhone } = await import('@/domain/account/phone-number.ts')
  const read = readPhone(typed, toPhoneCountry(country, undefined))
  if ('number' in read) return read.number
  throw new ApiError('invalid', { message: '', fields: { mobile: read.fault } })
}
