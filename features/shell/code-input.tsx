import type { ClipboardEvent, ComponentProps, InputEvent } from 'react'
import { Input } from '@/design-system/input/input.tsx'
import { OTP_DIGITS } from '@/domain/account/account-fields.ts'

type CodeInputProps = ComponentProps<typeof Input>

/**
 * One-time code. One field, for screen readers, autofill and pasting a whole message. Always left
 * to right.
 */
export function CodeInput({ onInput, className, ...rest }: CodeInputProps) {
  return (
    <Input
      {...rest}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={OTP_DIGITS}
      onPaste={paste}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        const field = event.currentTarget
        const digits = toDigits(field.value)
        if (digits !== field.value) field.value = digits
        onInput?.(event)
      }}
      className="figures text-center text-xl tracking-[0.5em]"
    />
  )
}

/** `maxLength` would cut a pasted message before its code. */
function paste(event: ClipboardEvent<HTMLInputElement>) {
  const [code] = toDigits(event.clipboardData.getData('text'), ' ').match(/\d{6}/) ?? []
  if (!code) return
  event.preventDefault()
  const field = event.currentTarget
  field.value = code
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps digits only, converted to Latin ones. */
function toDigits(text: string, gap = ''): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, gap)
    .slice(0, gap ? undefined : OTP_DIGITS)
}
