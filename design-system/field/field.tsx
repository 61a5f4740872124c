import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Attributes to spread on the control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  /** Note after the label, for example "optional". */
  labelNote?: ReactNode
  hint?: ReactNode
  /** Problem and remedy; announced when it appears. */
  error?: ReactNode
  /** Used length, for example "12 of 70". */
  counter?: ReactNode
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Connects label, control, hint, error and counter by id. */
export function Field({
  label,
  labelHidden = false,
  labelNote,
  hint,
  error,
  counter,
  required = false,
  id,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId()
  const base = id ?? ownId
  const parts = { hint: `${base}-hint`, error: `${base}-error`, counter: `${base}-counter` }
  const describedBy = clsx(error && parts.error, hint && parts.hint, counter && parts.counter)
  const control: FieldControl = {
    id: `${base}-control`,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    required,
  }
  return (
    <div
      {...rest}
      id={id}
      data-state={error ? 'invalid' : 'valid'}
      className={clsx('flex min-w-0 flex-col', className)}
    >
      <label
        htmlFor={control.id}
        className={clsx(
          labelHidden
            ? 'sr-only'
            : 'mb-1.5 flex items-baseline justify-between gap-3 text-sm font-medium text-ink',
        )}
      >
        <span>{label}</span>
        {labelNote ? <span className="font-normal text-ink-muted">{labelNote}</span> : null}
      </label>
      {children(control)}
      <div aria-live="polite" className="contents">
        {error ? (
          <p id={parts.error} className="mt-1.5 flex gap-1.5 text-sm text-danger-ink">
            <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {hint || counter ? (
        <div className="mt-1.5 flex items-baseline justify-between gap-3 text-sm text-ink-muted">
          {hint ? <p id={parts.hint}>{hint}</p> : <span />}
          {counter ? (
            <p id={parts.counter} className="figures shrink-0">
              {counter}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
