import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Input, InputGroup, type InputProps } from '@/design-system/input/input.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import { type PasswordStrength, passwordStrength } from '@/domain/account/password-strength.ts'

type PasswordInputProps = Omit<InputProps, 'type'> & { words: { show: string; hide: string } }

/** Password input with a show button; must be inside a `Field`. */
export function PasswordInput({ words, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <InputGroup
      after={
        <IconButton
          size="sm"
          label={isShown ? words.hide : words.show}
          aria-controls={rest.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </IconButton>
      }
    >
      <Input
        {...rest}
        type={isShown ? 'text' : 'password'}
        maxLength={accountMaxLengths.password}
        autoCapitalize="none"
        spellCheck={false}
      />
    </InputGroup>
  )
}

const bars = { weak: 1, fair: 2, strong: 3 } as const
const tones = { weak: 'bg-danger', fair: 'bg-warning', strong: 'bg-success' } as const

type StrengthBarsProps = { password: string; words: Record<PasswordStrength, string> }

/** Reserves its space from the start. */
export function StrengthBars({ password, words }: StrengthBarsProps) {
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
        {strength ? words[strength] : null}
      </span>
    </div>
  )
}
