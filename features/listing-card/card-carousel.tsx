'use client'

import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Carousel } from '@/design-system/carousel/carousel.tsx'

export type CardCarouselProps = {
  title: string
  header?: ReactNode
  /** `CarouselItem`s. */
  children: ReactNode
}

/** Carousel of cards. */
export function CardCarousel({ title, header, children }: CardCarouselProps) {
  const { t } = useText()
  return (
    <Carousel
      label={t('home.railLabel', { title })}
      labels={{ previous: t('home.railPrevious'), next: t('home.railNext') }}
      header={header}
    >
      {children}
    </Carousel>
  )
}

export const LARGE_CARD = 'w-[84vw] max-w-96 sm:w-90'
