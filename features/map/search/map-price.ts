import type { MapListing } from '@/client/api/map.ts'
import type { useText } from '@/client/text/text-context.tsx'
import { rentDurationOf } from '@/domain/listing/rent-duration.ts'

/** Price with its period, such as "$1,975/mo", as pins show it. */
export function mapPrice(
  { price: amount, rentduration }: MapListing,
  { t, formats }: Pick<ReturnType<typeof useText>, 't' | 'formats'>,
): string {
  const price = formats.briefPrice(amount)
  const period = rentDurationOf(rentduration)
  return period ? t(`map.rent${period}`, { price }) : price
}
