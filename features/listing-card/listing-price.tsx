'use client'

import { clsx } from 'clsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { RentDuration } from '@/domain/listing/rent-duration.ts'
import { Price } from './price.tsx'

type ListingPriceProps = Pick<PropertyCard, 'price' | 'rentDuration'> & { className?: string }

/** Price; rents include the period. */
export function ListingPrice({ price, rentDuration, className }: ListingPriceProps) {
  const { t, formats } = useText()
  return (
    <p className={clsx('type-display figures text-ink', className)}>
      <Price amount={price} formats={formats} />
      {rentDuration ? (
        <span className="font-sans text-sm font-normal tracking-normal text-ink-muted">
          {' '}
          {t(periodKeys[rentDuration])}
        </span>
      ) : null}
    </p>
  )
}

const periodKeys = {
  Daily: 'listingCard.periodDaily',
  Monthly: 'listingCard.periodMonthly',
  Quarterly: 'listingCard.periodQuarterly',
  Yearly: 'listingCard.periodYearly',
} as const satisfies Record<RentDuration, string>
