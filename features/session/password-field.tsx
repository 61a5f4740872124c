import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { accountLongest } from '@/domain/account-fields.ts'
import { passwordStrength } from '@/domain/password-strength.ts'
import { AccountField } from './account-field.tsx'

type PasswordFieldProps = Pick<ComponentProps<'input'>, 'autoComplete'> & {
  name: 'password' | 're_password'
  label: string
  reason: string | undefined
  /** Says how hard it is to guess while it is being made up. */
  isNew?: boolean
}

/** A password that can be shown. */
export function PasswordField({ label, reason, isNew = false, ...rest }: PasswordFieldProps) {
  const { t } = useText()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Whoever typed before scripts ran is told, too.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  return (
    <div>
      <AccountField
        label={label}
        reason={reason}
        hint={isNew ? t('signIn.passwordHint') : undefined}
      >
        {(control) => (
          <InputGroup
            after={
              <IconButton
                size="sm"
                label={t(isShown ? 'signIn.hide' : 'signIn.show')}
                aria-controls={control.id}
                onClick={() => setShown(!isShown)}
              >
                <Icon of={isShown ? EyeOff : Eye} />
              </IconButton>
            }
          >
            <Input
              {...control}
              {...rest}
              ref={field}
              type={isShown ? 'text' : 'password'}
              maxLength={accountLongest.password}
              autoCapitalize="none"
              spellCheck={false}
              onInput={isNew ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined}
            />
          </InputGroup>
        )}
      </AccountField>
      {isNew ? <Strength password={typed} /> : null}
    </div>
  )
}

const bars = { weak: 1, fair: 2, strong: 3 } as const
const tones = { weak: 'bg-danger', fair: 'bg-warning', strong: 'bg-success' } as const

/** Three bars and a word; its place is kept from the beginning. */
function Strength({ password }: { password: string }) {
  const { t } = useText()
  const strength = password ? passwordStrength(password) : null
  return (
    <div className="mt-2 flex h-5 items-center gap-1.5">
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          className={`h-1 flex-1 rounded-full ${
            strength && bar <= bars[strength] ? tones[strength] : 'bg-line'
          }`}
        />
      ))}
      <span role="status" className="ms-2 min-w-32 text-end text-sm text-ink-muted">
        {strength ? t(`signIn.strength.${strength}`) : null}
      </span>
    </div>
  )
}
