import type { MapListing } from '@/client/api/map.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import type { Text } from '@/client/text/text.ts'
import { rentDurationOf } from '@/domain/listing/rent-duration.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'

/** Price with its period, such as "$1,975/mo", as pins show it. */
export function mapPrice(
  { price: amount, rentduration }: Pick<MapListing, 'price' | 'rentduration'>,
  text: Pick<Text, 't' | 'formats'>,
): string {
  const price = listingPrices(text).briefPrice(amount)
  if (isPriceOnRequest(amount)) return price
  const period = rentDurationOf(rentduration)
  return period ? text.t(`map.rent${period}`, { price }) : price
}
