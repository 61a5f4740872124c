'use client'

import { clsx } from 'clsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { monthlyRent, type RentDuration } from '@/domain/listing/rent-duration.ts'
import { Price } from './price.tsx'

type ListingPriceProps = Pick<PropertyCard, 'price' | 'rentDuration'> & {
  /** Every rent by the month, as searches sort it, with the stated one beside. */
  isMonthly?: boolean
  className?: string
}

/** Price; rents include the period. */
export function ListingPrice({ price, rentDuration, isMonthly, className }: ListingPriceProps) {
  const { t, formats } = useText()
  const isConverted = isMonthly && rentDuration && rentDuration !== 'Monthly'
  const shown = isConverted ? monthlyRent(price, rentDuration) : price
  const period = isConverted ? 'Monthly' : rentDuration
  return (
    <p className={clsx('type-display figures text-ink', className)}>
      <Price amount={shown} formats={formats} />
      {period ? <span className={small}> {t(periodKeys[period])}</span> : null}
      {isConverted ? (
        <span className={small}>
          {' · '}
          <Price amount={price} formats={formats} /> {t(periodKeys[rentDuration])}
        </span>
      ) : null}
    </p>
  )
}

const small = 'font-sans text-sm font-normal tracking-normal text-ink-muted'

const periodKeys = {
  Daily: 'listingCard.periodDaily',
  Monthly: 'listingCard.periodMonthly',
  Quarterly: 'listingCard.periodQuarterly',
  Yearly: 'listingCard.periodYearly',
} as const satisfies Record<RentDuration, string>
