import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type MaskIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Image URL; only its shape is shown, in the text color. */
  src: string
}

/**
 * Icon from a file. Follows the theme, or keeps its colors if the document has `data-icons="own"`.
 * Decorative.
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
