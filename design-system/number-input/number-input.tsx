'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { Input, type InputProps } from '../input/input.tsx'
import { type Grouping, numberText, parseNumber } from './number-text.ts'

export type NumberInputProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'role'
> & {
  /** Absent where the field is empty or holds no number. */
  value: number | undefined
  /** Told while typing; what lies outside of the bounds is brought back when the field is left. */
  onValueChange: (value: number | undefined) => void
  /** How the number is written, for instance "de". */
  locale: string
  min?: number
  max?: number
  /** What the arrow keys add; ten times as much with Page Up and Page Down. */
  step?: number
  fractionDigits?: number
  grouping?: Grouping
}

/**
 * A number, written as the language writes it. An amount of money or a measure where an `InputGroup`
 * puts the currency or the unit beside it. A form gets the plain number under `name`.
 */
export function NumberInput({
  value,
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
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const written = value === undefined ? '' : numberText(value, locale, { fractionDigits, grouping })
  const put = (wanted: number) => {
    const places = 10 ** fractionDigits
    onValueChange(Math.round(Math.min(max, Math.max(min, wanted)) * places) / places)
    setTyped(null)
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
          setTyped(event.target.value)
          onValueChange(parseNumber(event.target.value, locale))
        }}
        onBlur={(event) => {
          onBlur?.(event)
          if (typed === null) return
          if (value === undefined) setTyped(null)
          else put(value)
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
