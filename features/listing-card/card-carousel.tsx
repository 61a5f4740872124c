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

/** Whole cards on wide windows, where a narrow strip of the next one would look cut. */
export const SMALL_CARD =
  'w-[78vw] max-w-76 sm:w-72 lg:w-[calc((100%-2.5rem)/3)] lg:max-w-none xl:w-[calc((100%-3.75rem)/4)]'
export const LARGE_CARD = 'w-[84vw] max-w-96 sm:w-90'
