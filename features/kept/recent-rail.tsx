'use client'

import { useState } from 'react'
import { keptStore } from '@/client/state/kept-store.ts'
import { useText } from '@/client/text/text-context.tsx'
import { routes } from '@/domain/routes.ts'
import { PropertyRail } from '@/features/listing-card/property-rail.tsx'
import { useListedCards } from '@/features/listing-card/use-listed-cards.ts'
import { SectionHead } from '@/features/shell/section-head.tsx'

export type RecentRailProps = {
  /** The home whose page it is. */
  except?: number
  className?: string
}

/** Homes looked at lately, as they were when the page was opened; nothing where there are none. */
export function RecentRail({ except, className }: RecentRailProps) {
  const { t } = useText()
  const [ids] = useState(() => {
    const { recent, hidden } = keptStore.read()
    return recent.filter((id) => id !== except && !hidden.includes(id)).slice(0, SHOWN)
  })
  const { cards } = useListedCards(ids)
  if (!cards || cards.length === 0) return null
  const title = t('keep.recent')
  return (
    <div className={className}>
      <PropertyRail
        title={title}
        header={<SectionHead title={title} allPath={routes.saved('recent')} />}
        cards={cards}
      />
    </div>
  )
}

const SHOWN = 12
