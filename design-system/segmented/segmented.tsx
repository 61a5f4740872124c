import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type Choice, radioAttributes } from '../field/choice.ts'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** Shows the icon only; the label remains for screen readers. */
  labelHidden?: boolean
}
export type SegmentedProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'value'
> &
  Choice<Value> &
  VariantProps<typeof segmentStyles> & {
    name: string
    /** Group name for screen readers. */
    legend: string
    options: SegmentedOption<Value>[]
  }

const segmentStyles = cva(
  'relative flex min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-full text-ink-muted transition-colors duration-fast hover:text-ink has-checked:bg-surface-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none [&_svg]:size-4.5 [&_svg]:shrink-0 touch-target',
  {
    variants: {
      size: { sm: 'min-h-8 px-2.5 text-sm', md: 'min-h-10 px-5 text-base' },
    },
    defaultVariants: { size: 'md' },
  },
)

/** Segmented control. Native radio buttons provide arrow keys and form support. */
export function Segmented<Value extends string>({
  name,
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  size = 'md',
  className,
  ...rest
}: SegmentedProps<Value>) {
  return (
    <fieldset
      {...rest}
      className={clsx(
        'm-0 inline-flex min-w-0 gap-1 rounded-full border-0 bg-surface-muted p-1 forced-colors:border',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={segmentStyles({ size })}>
          <input
            type="radio"
            name={name}
            {...radioAttributes({ value, defaultValue, onValueChange }, option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={option.labelHidden ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
