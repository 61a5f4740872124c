import type { PropertyDetail } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { monthlyPrice, rentDurationOf } from '@/domain/listing/rent-duration.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { toMajor, toMinor } from '@/domain/money/price.ts'
import { PriceText } from '@/features/listing-card/price.tsx'

type MonthlyRentProps = Pick<Text, 't' | 'formats'> & {
  property: Pick<PropertyDetail, 'price' | 'rentduration'>
  currency: string
}

/** Monthly equivalent of other rent periods, since searches compare monthly rents. */
export function MonthlyRent({ property, currency, t, formats }: MonthlyRentProps) {
  const duration = rentDurationOf(property.rentduration)
  const isMonthly = !duration || duration === 'Monthly'
  if (isMonthly || isPriceOnRequest(property.price)) return null
  const monthly = toMajor(monthlyPrice(toMinor(property.price, currency), duration), currency)
  return (
    <p className="figures mt-1 text-sm text-ink-muted">
      <PriceText
        formats={formats}
        say={(price) => t('properties.page.monthlyRent', { price: price(monthly) })}
      />
    </p>
  )
}
