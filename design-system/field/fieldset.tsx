import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

export type FieldsetProps = ComponentProps<'fieldset'> & {
  legend: ReactNode
  /** Shows the legend to screen readers only. */
  legendHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
}

/** Like Field, for a group of controls. */
export function Fieldset({
  legend,
  legendHidden = false,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldsetProps) {
  const id = useId()
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`)
  return (
    <fieldset
      {...rest}
      aria-describedby={describedBy || undefined}
      data-state={error ? 'invalid' : 'valid'}
      className={clsx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend
        className={clsx(legendHidden ? 'sr-only' : 'mb-1.5 p-0 text-sm font-medium text-ink')}
      >
        {legend}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {children}
      <div aria-live="polite" className="contents">
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm text-danger-ink">
            <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}
