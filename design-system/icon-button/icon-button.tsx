import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonStyles> & {
    /** Accessible name. */
    label: string
  }

/** `photo` is for buttons on top of a picture. */
export const iconButtonStyles = cva(
  'inline-grid shrink-0 place-items-center rounded-full border transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-45 touch-target aria-pressed:text-accent-ink aria-pressed:[&_svg]:fill-current',
  {
    variants: {
      variant: {
        quiet: 'border-transparent text-ink hover:bg-surface-muted',
        outlined: 'border-line bg-surface text-ink hover:border-line-strong hover:bg-surface-muted',
        photo: 'border-transparent bg-surface/92 text-ink shadow-raised hover:bg-surface',
      },
      size: {
        sm: 'size-9 [&_svg]:size-4.5',
        md: 'size-11 [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
)

export function IconButton({
  variant = 'quiet',
  size = 'md',
  label,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      className={clsx(iconButtonStyles({ variant, size }), className)}
    />
  )
}
