import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Work in progress: keeps width and focus, ignores clicks. */
    busy?: boolean
  }

/** Button styles, also for links that look like buttons. */
export const buttonStyles = cva(
  'inline-flex max-w-full select-none items-center justify-center gap-2 rounded-md border text-center font-medium no-underline transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed touch-target [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
        accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
        secondary:
          'border-line-strong/60 bg-surface text-ink hover:border-ink-muted hover:bg-surface-muted',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-surface-muted',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
      },
      size: {
        sm: 'min-h-9 px-3.5 py-1.5 text-sm [&_svg]:size-4',
        md: 'min-h-11 px-5 py-2 text-base [&_svg]:size-4.5',
        lg: 'min-h-13 px-7 py-3 text-base [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-state={busy ? 'busy' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={clsx(buttonStyles({ variant, size }), className)}
    >
      {busy ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** Prevents a second submit. */
function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
