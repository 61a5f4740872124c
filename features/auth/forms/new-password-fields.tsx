import { useText } from '@/client/text/text-context.tsx'
import { PasswordField } from './password-field.tsx'

type NewPasswordFieldsProps = {
  label: string
  reasons: { password?: string | undefined; re_password?: string | undefined }
}

/** A new password, and the same again. */
export function NewPasswordFields({ label, reasons }: NewPasswordFieldsProps) {
  const { t } = useText()
  return (
    <>
      <PasswordField
        isNew
        name="password"
        label={label}
        reason={reasons.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="re_password"
        label={t('auth.signIn.re_password')}
        reason={reasons.re_password}
        autoComplete="new-password"
      />
    </>
  )
}
