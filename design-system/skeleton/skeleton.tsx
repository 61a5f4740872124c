import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof skeletonStyles>

const skeletonStyles = cva(
  'block animate-[breathe_1.6s_ease-in-out_infinite] bg-line/70 forced-colors:border',
  {
    variants: {
      variant: {
        block: 'rounded-md',
        text: 'my-[0.3em] h-[0.8em] rounded-sm',
        circle: 'aspect-square rounded-full',
      },
    },
    defaultVariants: { variant: 'block' },
  },
)

/** Loading placeholder; set its size by classes. Announce the loading state once, next to it. */
export function Skeleton({ variant = 'block', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-variant={variant}
      className={clsx(skeletonStyles({ variant }), className)}
    />
  )
}
