import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type MaskIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Address of a drawing; its shape alone is shown, in the colour of the text around it. */
  src: string
}

/** An icon that comes as a file: takes on the theme like one of our own. Decorative. */
export function MaskIcon({ src, className, style, ...rest }: MaskIconProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      style={{ maskImage: `url(${JSON.stringify(src)})`, ...style }}
      className={clsx(
        'inline-block shrink-0 bg-current mask-contain mask-center mask-no-repeat forced-colors:bg-[CanvasText]',
        className,
      )}
    />
  )
}
