import type { VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlStyles } from '../field/control-styles.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'size' | 'id'> &
  VariantProps<typeof controlStyles> & { id: string }

export type InputGroupProps = ComponentProps<'div'> & {
  /** Icon, currency or other sign before the text. */
  before?: ReactNode
  /** Unit or button after the text. */
  after?: ReactNode
}

/** Text field. Use it in a Field, which supplies its id. */
export function Input({ size = 'md', className, type = 'text', ...rest }: InputProps) {
  return (
    <input
      {...rest}
      type={type}
      className={clsx(
        controlStyles({ size }),
        'in-data-before:ps-11 in-data-after:pe-14 [&::-webkit-search-cancel-button]:appearance-none',
        className,
      )}
    />
  )
}

/** Input with something before or after its text. */
export function InputGroup({ before, after, className, children, ...rest }: InputGroupProps) {
  return (
    <div
      {...rest}
      data-before={before ? '' : undefined}
      data-after={after ? '' : undefined}
      className={clsx('positioned', className)}
    >
      {children}
      {before ? (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-ink-muted [&_svg]:size-5">
          {before}
        </span>
      ) : null}
      {after ? (
        <span className="absolute inset-y-0 end-0 flex min-w-11 items-center justify-center px-2 text-sm text-ink-muted [&_svg]:size-5">
          {after}
        </span>
      ) : null}
    </div>
  )
}
