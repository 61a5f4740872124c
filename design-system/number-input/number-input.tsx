'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { Input, type InputProps } from '../input/input.tsx'
import { type Grouping, numberText, parseNumber } from './number-text.ts'

export type NumberInputProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'role'
> & {
  /** Undefined if the field is empty or not a number. */
  value: number | undefined
  /** Called on every change. Values outside the bounds are clamped on blur. */
  onValueChange: (value: number | undefined) => void
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
 * Number input in the locale's format. Wrap it in an `InputGroup` for a currency or unit. Submits
 * the unformatted number under `name`.
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
