import type { PropertyDetail } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { monthlyRent, parseRentDuration } from '@/domain/listing/rent-duration.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { PriceText } from '@/features/listing-card/price.tsx'

type MonthlyRentProps = Pick<Text, 't' | 'formats'> & {
  property: Pick<PropertyDetail, 'price' | 'rentduration'>
}

/** Monthly equivalent of other rent periods, since searches compare monthly rents. */
export function MonthlyRent({ property, t, formats }: MonthlyRentProps) {
  const duration = parseRentDuration(property.rentduration)
  const isMonthly = !duration || duration === 'Monthly'
  if (isMonthly || isPriceOnRequest(property.price)) return null
  const monthly = monthlyRent(property.price, duration)
  return (
    <p className="figures mt-1 text-sm text-ink-muted">
      <PriceText
        formats={formats}
        say={(price) => t('properties.page.monthlyRent', { price: price(monthly) })}
      />
    </p>
  )
}
