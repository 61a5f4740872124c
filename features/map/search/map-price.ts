import type { MapListing } from '@/client/api/map.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import type { Text } from '@/client/text/text.ts'
import { monthlyRent, parseRentPeriod } from '@/domain/listing/rent-period.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'

/** Price as pins show it; rents by the month, such as "$1,975/mo". */
export function mapPrice(
  { price: amount, rentduration }: Pick<MapListing, 'price' | 'rentduration'>,
  text: Pick<Text, 't' | 'formats'>,
): string {
  const prices = listingPrices(text)
  if (isPriceOnRequest(amount)) return prices.briefPrice(amount)
  const period = parseRentPeriod(rentduration)
  const price = prices.briefPrice(monthlyRent(amount, period))
  return period ? text.t('map.rentMonthly', { price }) : price
}
