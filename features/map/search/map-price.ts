import type { MapListing } from '@/client/api/map.ts'
import type { Text } from '@/client/text/text.ts'
import { monthlyRent, rentDurationOf } from '@/domain/listing/rent-duration.ts'

/** Price as pins show it; rents by the month, such as "$1,975/mo". */
export function mapPrice(
  { price: amount, rentduration }: Pick<MapListing, 'price' | 'rentduration'>,
  { t, formats }: Pick<Text, 't' | 'formats'>,
): string {
  const period = rentDurationOf(rentduration)
  const price = formats.briefPrice(monthlyRent(amount, period))
  return period ? t('map.rentMonthly', { price }) : price
}
