import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  /** Shown at the end of the line, for example the number of results. */
  count?: ReactNode
}

const mark =
  "bg-center bg-no-repeat checked:before:scale-100 before:size-3 before:scale-0 before:bg-on-brand before:transition-transform before:duration-fast before:content-[''] before:[clip-path:polygon(14%_44%,0_59%,39%_96%,100%_18%,84%_4%,37%_66%)]"

/** Checkbox with a label. `className` goes to the label, all other props to the input. */
export function Checkbox({ label, hint, count, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={clsx(
        'group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-base text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        className={clsx(
          'mt-0.5 grid size-5.5 shrink-0 cursor-[inherit] appearance-none place-items-center rounded-sm border border-line-strong bg-surface transition-colors duration-fast group-hover:border-ink-muted checked:border-brand checked:bg-brand disabled:opacity-55 aria-invalid:border-danger forced-colors:appearance-auto',
          mark,
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {hint ? <span className="block text-sm text-ink-muted">{hint}</span> : null}
      </span>
      {count === undefined ? null : (
        <span className="figures shrink-0 text-sm leading-6 text-ink-muted">{count}</span>
      )}
    </label>
  )
}
