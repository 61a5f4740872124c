import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { averageColor, imageSources } from '@/client/api/cards/images.ts'
import type { Picture } from '@/client/api/cards/property-card.ts'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'

export type CardPictureProps = {
  picture: Picture
  sizes?: string
  priority?: boolean
  ratio?: 'photo' | 'classic' | 'wide'
  fallback: ReactNode
  className?: string
  children?: ReactNode
}

/** Empty `alt`: the card's text describes the home. */
export function CardPicture({ picture, fallback, className, children, ...rest }: CardPictureProps) {
  const { sizes = CARD_SIZES, ratio = 'photo', priority = false } = rest
  const { url, width, hash } = picture
  const sources = url ? imageSources(url, Math.min(width ?? WIDEST, WIDEST)) : {}
  return (
    <MediaFrame
      {...sources}
      alt=""
      sizes={sizes}
      ratio={ratio}
      priority={priority}
      color={url ? averageColor(hash) : undefined}
      fallback={fallback}
      className={clsx('rounded-lg', className)}
      imageClassName="transition-[scale] duration-500 ease-settle group-hover/card:scale-103 motion-reduce:scale-100"
    >
      {children}
    </MediaFrame>
  )
}

// A third of the page column on the sharpest screens; URLs of larger files would only add HTML.
const WIDEST = 960
const CARD_SIZES =
  '(min-width: 1280px) 18rem, (min-width: 1024px) 30vw, (min-width: 640px) 19rem, 80vw'
