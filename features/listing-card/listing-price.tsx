'use client'

import { clsx } from 'clsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { monthlyRent, type RentPeriod } from '@/domain/listing/rent-period.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { Price } from './price.tsx'

type ListingPriceProps = Pick<PropertyCard, 'price' | 'rentPeriod'> & {
  /** Every rent by the month, as searches sort it, with the stated one beside. */
  isMonthly?: boolean
  className?: string
}

/** Price, rents with their period, or "Price on request". */
export function ListingPrice({ price, rentPeriod, isMonthly, className }: ListingPriceProps) {
  const text = useText()
  const { t } = text
  const formats = listingPrices(text)
  const ownPeriod = isPriceOnRequest(price) ? null : rentPeriod
  const isConverted = isMonthly && ownPeriod && ownPeriod !== 'Monthly'
  const shown = isConverted ? monthlyRent(price, ownPeriod) : price
  const period = isConverted ? 'Monthly' : ownPeriod
  return (
    <p className={clsx('type-display figures text-ink', className)}>
      <Price amount={shown} formats={formats} />
      {period ? <span className={small}> {t(periodKeys[period])}</span> : null}
      {isConverted ? (
        <span className={small}>
          {' · '}
          <Price amount={price} formats={formats} /> {t(periodKeys[ownPeriod])}
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
} as const satisfies Record<RentPeriod, string>
