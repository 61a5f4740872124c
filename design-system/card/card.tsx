import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type CardProps = ComponentProps<'div'> &
  VariantProps<typeof cardStyles> & {
    as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  }

/** `plain` has no border: for cards that are mostly a picture. */
const cardStyles = cva('group/card positioned flex min-w-0 flex-col rounded-lg', {
  variants: {
    variant: {
      outlined: 'overflow-clip border border-line bg-surface',
      raised: 'overflow-clip border border-line/60 bg-surface shadow-raised',
      plain: '',
    },
  },
  defaultVariants: { variant: 'outlined' },
})

/** With a stretched link inside (`linkStyles`), the whole card is clickable. */
export function Card({ as: Element = 'div', variant = 'outlined', className, ...rest }: CardProps) {
  // These elements take the same attributes; asserting one of them avoids a union of five ref
  // types.
  const Root = Element as 'div'
  return (
    <Root {...rest} data-variant={variant} className={clsx(cardStyles({ variant }), className)} />
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx('flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5', className)} />
  )
}
