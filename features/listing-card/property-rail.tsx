'use client'

import type { ReactNode } from 'react'
import type { PropertyCard as Listing } from '@/client/api/property-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Rail, RailItem } from '@/design-system/rail/rail.tsx'
import { PropertyCard } from './property-card.tsx'

export type PropertyRailProps = {
  /** Names the list for those who hear the page. */
  title: string
  /** What is seen above it: a heading. */
  header: ReactNode
  cards: readonly Listing[]
}

/** Homes side by side. Needs the texts `listing.` and `home.rail`. */
export function PropertyRail({ title, header, cards }: PropertyRailProps) {
  const { t } = useText()
  return (
    <Rail
      label={t('home.railLabel', { title })}
      labels={{ previous: t('home.railPrevious'), next: t('home.railNext') }}
      header={header}
    >
      {cards.map((card) => (
        <RailItem key={card.id} data-listing={card.id} className="w-[78vw] max-w-76 sm:w-72">
          <PropertyCard card={card} />
        </RailItem>
      ))}
    </Rail>
  )
}
