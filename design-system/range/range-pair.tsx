'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Field } from '../field/field.tsx'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'
import { Input, InputGroup } from '../input/input.tsx'
import { type RangeBin, RangeHistogram } from './range-histogram.tsx'
import { RANGE_PLACES } from './range-scale.ts'
import { RangeTrack } from './range-track.tsx'
import { type RangeValue, useRangePair } from './use-range-pair.ts'

export type RangePairProps = Omit<FieldsetProps, 'children' | 'defaultValue' | 'value'> & {
  min: number
  max: number
  step?: number
  /** 1 is even; 2 gives low values more of the line. */
  curve?: number
  /** An end left open is absent. */
  value: RangeValue
  onValueChange: (value: RangeValue) => void
  /** Names of the two number fields in a form. */
  names?: { min: string; max: string }
  labels: { min: string; max: string }
  /** Shown in a field that is left open. */
  placeholders?: { min: string; max: string }
  /** How many there are at which value, drawn on the line. */
  bins?: RangeBin[]
  /** A sign before the numbers, for instance a currency. */
  before?: ReactNode
  after?: ReactNode
  /** A value in words, for those who hear the slider. */
  valueText?: (value: number) => string
}

const ends = ['min', 'max'] as const

/** From and to: two thumbs on a line, and two fields for those who know the number. */
export function RangePair({
  min,
  max,
  step = 1,
  curve = 1,
  value,
  onValueChange,
  names,
  labels,
  placeholders,
  bins,
  before,
  after,
  valueText = String,
  disabled,
  className,
  ...rest
}: RangePairProps) {
  const pair = useRangePair({ min, max, step, curve }, value, onValueChange)
  return (
    <Fieldset {...rest} disabled={disabled} className={clsx('group', className)}>
      {bins ? (
        <RangeHistogram
          bins={bins}
          chosen={value}
          min={min}
          max={max}
          curve={curve}
          className="mx-4 -mb-4 border-b-0"
        />
      ) : null}
      <div className="relative mx-1 flex h-8 items-center pointer-coarse:h-11">
        <RangeTrack from={pair.places.min / RANGE_PLACES} to={pair.places.max / RANGE_PLACES} />
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            min={0}
            max={RANGE_PLACES}
            value={pair.places[end]}
            aria-label={labels[end]}
            aria-valuetext={valueText(end === 'min' ? pair.low : pair.high)}
            onChange={(event) => pair.slide(end, event.target.valueAsNumber)}
            className={clsx(
              'range-input pointer-events-none absolute inset-x-0',
              // The thumb that can still move stays on top where both stand at the upper end.
              end === 'min' && pair.places.min > RANGE_PLACES / 2 && 'z-raised',
            )}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {ends.map((end) => (
          <Field key={end} label={labels[end]}>
            {(control) => (
              <InputGroup before={before} after={after}>
                <Input
                  {...control}
                  size="sm"
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  name={names?.[end]}
                  placeholder={placeholders?.[end]}
                  value={pair.textOf(end)}
                  onChange={(event) => pair.type(end, event.target.value)}
                  onBlur={pair.finish}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') pair.finish()
                  }}
                  className="figures"
                />
              </InputGroup>
            )}
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
