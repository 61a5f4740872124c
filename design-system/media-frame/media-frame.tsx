import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type MediaFrameProps = ComponentProps<'div'> &
  VariantProps<typeof frameStyles> & {
    /** Medium-sized file. Without it, `fallback` is shown. */
    src?: string
    srcSet?: string
    /** CSS `sizes`, so that the browser loads no larger file than necessary. */
    sizes?: string
    /** Empty if adjacent text says the same. */
    alt: string
    /** CSS color of the placeholder: the picture's average. */
    color?: string
    /** For the largest picture above the fold. */
    priority?: boolean
    fallback?: ReactNode
    imageClassName?: string
  }

const frameStyles = cva('positioned isolate overflow-hidden bg-surface-muted', {
  variants: {
    ratio: {
      photo: 'aspect-4/3',
      wide: 'aspect-16/9',
      panorama: 'aspect-2/1',
      classic: 'aspect-3/2',
      square: 'aspect-square',
      portrait: 'aspect-4/5',
      fill: 'size-full',
    },
  },
  defaultVariants: { ratio: 'photo' },
})

/** Reserves the picture's space while it loads. Children are drawn on top. */
export function MediaFrame({
  ratio = 'photo',
  src,
  srcSet,
  sizes,
  alt,
  color,
  priority = false,
  fallback,
  imageClassName,
  className,
  style,
  children,
  ...rest
}: MediaFrameProps) {
  return (
    <div
      {...rest}
      data-state={src ? 'filled' : 'empty'}
      style={color ? { backgroundColor: color, ...style } : style}
      className={clsx(frameStyles({ ratio }), className)}
    >
      {src ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          className={clsx('absolute inset-0 size-full object-cover', imageClassName)}
        />
      ) : (
        <div className="absolute inset-0 grid place-items-center text-ink-muted [&_svg]:size-10">
          {fallback}
        </div>
      )}
      {children}
    </div>
  )
}
