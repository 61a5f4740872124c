import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { PasswordInput, StrengthBars } from '@/features/shell/password-input.tsx'
import { AccountField } from './account-field.tsx'

type PasswordFieldProps = Pick<ComponentProps<'input'>, 'autoComplete'> & {
  name: 'password' | 're_password'
  label: string
  reason: string | undefined
  /** Shows the strength while typing. */
  isNew?: boolean
}

export function PasswordField({ label, reason, isNew = false, ...rest }: PasswordFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Includes input typed before hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  return (
    <div>
      <AccountField
        label={label}
        reason={reason}
        hint={isNew ? t('auth.signIn.passwordHint') : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...rest}
            ref={field}
            words={{ show: t('auth.signIn.show'), hide: t('auth.signIn.hide') }}
            onInput={isNew ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined}
          />
        )}
      </AccountField>
      {isNew ? (
        <StrengthBars
          password={typed}
          words={{
            weak: t('auth.signIn.strength.weak'),
            fair: t('auth.signIn.strength.fair'),
            strong: t('auth.signIn.strength.strong'),
          }}
        />
      ) : null}
    </div>
  )
}
