import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof bannerStyles> & {
    icon?: ReactNode
    title?: ReactNode
    /** Buttons or links. */
    actions?: ReactNode
  }

const bannerStyles = cva(
  'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border p-4 text-sm text-ink [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'border-line bg-surface-muted [&>svg]:text-ink-muted',
        info: 'border-info-ink/25 bg-info-soft [&>svg]:text-info-ink',
        success: 'border-success-ink/25 bg-success-soft [&>svg]:text-success-ink',
        warning: 'border-warning-ink/30 bg-warning-soft [&>svg]:text-warning-ink',
        danger: 'border-danger-ink/25 bg-danger-soft [&>svg]:text-danger-ink',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

/** Message about the current page. Add `role="alert"` if it appears after loading. */
export function Banner({
  variant = 'neutral',
  icon,
  title,
  actions,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div {...rest} data-variant={variant} className={clsx(bannerStyles({ variant }), className)}>
      {icon}
      <div className="min-w-0 flex-1 basis-48">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  )
}
