import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Announced status. Without a label the spinner is decorative. */
  label?: string
}

/** Sized by the font size. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : 'true'}
      className={clsx('inline-grid size-[1.25em] shrink-0', className)}
    >
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full!">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="origin-center animate-[turn_0.8s_linear_infinite]"
        />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
