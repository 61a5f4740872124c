'use client'

import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Rail } from '@/design-system/carousel/carousel.tsx'

export type CardRailProps = {
  title: string
  header?: ReactNode
  /** `RailItem`s. */
  children: ReactNode
}

/** Carousel of cards. */
export function CardRail({ title, header, children }: CardRailProps) {
  const { t } = useText()
  return (
    <Rail
      label={t('home.railLabel', { title })}
      labels={{ previous: t('home.railPrevious'), next: t('home.railNext') }}
      header={header}
    >
      {children}
    </Rail>
  )
}

export const LARGE_CARD = 'w-[84vw] max-w-96 sm:w-90'
