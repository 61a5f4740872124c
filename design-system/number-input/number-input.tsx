'use client'

import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Input, type InputProps } from '../input/input.tsx'
import { type Grouping, numberText } from './number-text.ts'

export type NumberInputProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'role'
> & {
  /** Undefined if the field is empty or its text is not a number. */
  value: number | undefined
  /** Text as typed, shown in place of the value; null to show the value. */
  typed: string | null
  onTyped: (typed: string) => void
  /** Called by the arrow keys, within the bounds. */
  onValueChange: (value: number) => void
  /** Locale of the number format, for example "de". */
  locale: string
  min?: number
  max?: number
  /** Step of the arrow keys; Page Up and Page Down move ten steps. */
  step?: number
  fractionDigits?: number
  grouping?: Grouping
}

/**
 * Number input in the locale's format; the caller reads what is typed. Wrap it in an `InputGroup`
 * for a currency or unit. Submits the unformatted number under `name`.
 */
export function NumberInput({
  value,
  typed,
  onTyped,
  onValueChange,
  locale,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  fractionDigits = 0,
  grouping,
  name,
  className,
  onChange,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const written = value === undefined ? '' : numberText(value, locale, { fractionDigits, grouping })
  const put = (wanted: number) => {
    const places = 10 ** fractionDigits
    onValueChange(Math.round(Math.min(max, Math.max(min, wanted)) * places) / places)
  }
  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key]
    if (event.defaultPrevented || steps === undefined || rest.disabled || rest.readOnly) return
    event.preventDefault()
    put((value ?? (Number.isFinite(min) ? min : 0)) + steps * step)
  }
  return (
    <>
      <Input
        autoComplete="off"
        {...rest}
        role="spinbutton"
        inputMode={fractionDigits > 0 || min < 0 ? 'decimal' : 'numeric'}
        value={typed ?? written}
        aria-valuenow={value}
        aria-valuetext={written || undefined}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        onChange={(event) => {
          onChange?.(event)
          onTyped(event.target.value)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          press(event)
        }}
        className={clsx('figures', className)}
      />
      {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
    </>
  )
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
