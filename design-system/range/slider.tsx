'use client'

import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { RangeTrack } from './range-track.tsx'

export type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'id' | 'min' | 'max' | 'step' | 'value' | 'defaultValue'
> & {
  id: string
  min: number
  max: number
  step?: number
  value?: number
  defaultValue?: number
  onValueChange?: (value: number) => void
  /** Value text for screen readers. */
  valueText?: (value: number) => string
}

/** Slider with a single value. `className` goes to the wrapper, all other props to the input. */
export function Slider({
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  valueText,
  onChange,
  className,
  ...rest
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue ?? min)
  const current = value ?? own
  return (
    <span className={clsx('positioned flex items-center', className)}>
      <RangeTrack from={0} to={max > min ? (current - min) / (max - min) : 0} />
      <input
        {...rest}
        type="range"
        min={min}
        max={max}
        step={step}
        value={current}
        aria-valuetext={valueText?.(current)}
        onChange={(event) => {
          onChange?.(event)
          setOwn(event.target.valueAsNumber)
          onValueChange?.(event.target.valueAsNumber)
        }}
        className="range-input relative"
      />
    </span>
  )
}
