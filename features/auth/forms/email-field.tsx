import { useText } from '@/client/text/text-context.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import { AccountField } from './account-field.tsx'

type EmailFieldProps = {
  reason: string | undefined
  /** `username` for sign-in, so that password managers recognize it. */
  autoComplete: 'username' | 'email'
}

export function EmailField({ reason, autoComplete }: EmailFieldProps) {
  const { t } = useText()
  return (
    <AccountField label={t('auth.signIn.email')} reason={reason}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete={autoComplete}
          maxLength={accountMaxLengths.email}
        />
      )}
    </AccountField>
  )
}
