'use client'

import { useState } from 'react'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { useText } from '@/client/text/text-context.tsx'
import { routes } from '@/domain/web/routes.ts'
import { PropertyCarousel } from '@/features/listing-card/property-carousel.tsx'
import { useListedCards } from '@/features/listing-card/use-listed-cards.ts'
import { SectionHead } from '@/features/shell/section-head.tsx'

export type RecentCarouselProps = {
  /** ID of the current listing, which is left out. */
  except?: number
  className?: string
}

/** Recently viewed homes, as of opening the page. Renders nothing if empty. */
export function RecentCarousel({ except, className }: RecentCarouselProps) {
  const { t } = useText()
  const [ids] = useState(() => {
    const { recent, hidden } = deviceListsStore.read()
    return recent.filter((id) => id !== except && !hidden.includes(id)).slice(0, SHOWN)
  })
  const { cards } = useListedCards(ids)
  if (!cards || cards.length === 0) return null
  const title = t('favourites.recent')
  return (
    <div className={className}>
      <PropertyCarousel
        title={title}
        header={<SectionHead title={title} allPath={routes.saved('recent')} />}
        cards={cards}
      />
    </div>
  )
}

const SHOWN = 12
