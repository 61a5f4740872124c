import type { MapListing } from '@/client/api/map.ts'
import type { Text } from '@/client/text/text.ts'
import { rentDurationOf } from '@/domain/listing/rent-duration.ts'

/** Price with its period, such as "$1,975/mo", as pins show it. */
export function mapPrice(
  { price: amount, rentduration }: Pick<MapListing, 'price' | 'rentduration'>,
  { t, formats }: Pick<Text, 't' | 'formats'>,
): string {
  const price = formats.briefPrice(amount)
  const period = rentDurationOf(rentduration)
  return period ? t(`map.rent${period}`, { price }) : price
}
