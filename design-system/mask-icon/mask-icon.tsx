import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type MaskIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Address of a drawing; its shape alone is shown, in the colour of the text around it. */
  src: string
}

/**
 * An icon that comes as a file: takes on the theme like one of our own, or keeps its colours where
 * the document says `data-icons="own"`. Decorative.
 */
export function MaskIcon({ src, className, style, ...rest }: MaskIconProps) {
  const drawing: Record<`--${string}`, string> = { '--icon': `url(${JSON.stringify(src)})` }
  return (
    <span
      {...rest}
      aria-hidden="true"
      style={{ ...drawing, ...style }}
      className={clsx('mask-icon inline-block shrink-0', className)}
    />
  )
}
