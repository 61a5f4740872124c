import type { PropertyDetail } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { monthlyRent, parseRentPeriod } from '@/domain/listing/rent-period.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { PriceText } from '@/features/listing-card/price.tsx'

type MonthlyRentProps = Pick<Text, 't' | 'formats'> & {
  property: Pick<PropertyDetail, 'price' | 'rentduration'>
}

/** Monthly equivalent of other rent periods, since searches compare monthly rents. */
export function MonthlyRent({ property, t, formats }: MonthlyRentProps) {
  const period = parseRentPeriod(property.rentduration)
  const isMonthly = !period || period === 'Monthly'
  if (isMonthly || isPriceOnRequest(property.price)) return null
  const monthly = monthlyRent(property.price, period)
  return (
    <p className="figures mt-1 text-sm text-ink-muted">
      <PriceText
        formats={formats}
        say={(price) => t('properties.page.monthlyRent', { price: price(monthly) })}
      />
    </p>
  )
}
