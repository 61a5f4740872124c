import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  /** 0 to 1. Undefined: indeterminate. */
  value?: number
  /** Progress in words, for example "3 of 12"; visible and announced. */
  valueText?: string
}

/** Progress bar in the page's flow. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  valueText,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId()
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div {...rest} className={clsx('min-w-0', className)}>
      <div
        className={clsx(
          labelHidden
            ? 'sr-only'
            : 'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm',
        )}
      >
        <span id={id} className="font-medium text-ink">
          {label}
        </span>
        {valueText ? <span className="figures text-ink-muted">{valueText}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
          className={clsx(
            'h-full rounded-full bg-brand forced-colors:bg-[Highlight]',
            percent === undefined
              ? 'w-1/4 animate-[travel_1.4s_ease-in-out_infinite]'
              : 'transition-[inline-size] duration-slow ease-settle',
          )}
        />
      </div>
    </div>
  )
}
