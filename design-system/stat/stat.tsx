import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type StatProps = Omit<ComponentProps<'div'>, 'children'> &
  VariantProps<typeof valueStyles> & {
    label: ReactNode
    value: ReactNode
    icon?: ReactNode
    /** A comparison or an explanation under the figure. */
    note?: ReactNode
  }

const valueStyles = cva('figures text-ink', {
  variants: {
    size: {
      sm: 'text-lg font-semibold leading-tight',
      md: 'type-display text-xl',
    },
  },
  defaultVariants: { size: 'md' },
})

/** One figure and what it counts. */
export function Stat({ label, value, icon, note, size = 'md', className, ...rest }: StatProps) {
  return (
    <div {...rest} className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <p className="flex items-center gap-2 text-sm text-ink-muted [&_svg]:size-4.5 [&_svg]:shrink-0">
        {icon}
        {label}
      </p>
      <p className={valueStyles({ size })}>{value}</p>
      {note ? <p className="text-sm text-ink-muted">{note}</p> : null}
    </div>
  )
}
