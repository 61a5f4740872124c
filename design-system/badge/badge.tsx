import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyles>

/** `photo` is for badges on top of a picture. */
const badgeStyles = cva('badge', {
  variants: {
    variant: {
      neutral: 'bg-surface-muted text-ink',
      brand: 'bg-brand-soft text-brand-ink',
      accent: 'bg-accent-soft text-accent-ink',
      success: 'bg-success-soft text-success-ink',
      warning: 'bg-warning-soft text-warning-ink',
      danger: 'bg-danger-soft text-danger-ink',
      info: 'bg-info-soft text-info-ink',
      photo: 'bg-surface/94 text-ink shadow-raised',
    },
    size: {
      sm: 'min-h-6 px-2 text-xs',
      md: 'min-h-7 px-2.5 text-sm',
    },
  },
  defaultVariants: { variant: 'neutral', size: 'sm' },
})

/** Short fact about something. Renders nothing for an empty string. */
export function Badge({ variant = 'neutral', size = 'sm', className, ...rest }: BadgeProps) {
  if (rest.children === '') return null
  return (
    <span
      {...rest}
      data-variant={variant}
      className={clsx(badgeStyles({ variant, size }), className)}
    />
  )
}
