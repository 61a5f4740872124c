'use client'

import { clsx } from 'clsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { RentDuration } from '@/domain/listing/rent-duration.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { Price } from './price.tsx'

type ListingPriceProps = Pick<PropertyCard, 'price' | 'rentDuration'> & { className?: string }

/** Price, rents with their period, or "Price on request". */
export function ListingPrice({ price, rentDuration, className }: ListingPriceProps) {
  const text = useText()
  const { t } = text
  return (
    <p className={clsx('type-display figures text-ink', className)}>
      <Price amount={price} formats={listingPrices(text)} />
      {rentDuration && !isPriceOnRequest(price) ? (
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
