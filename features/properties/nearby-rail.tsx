import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { propertyQueries } from '@/client/api/properties.ts'
import type { Position } from '@/domain/distance.ts'
import type { OfferType } from '@/domain/property-type.ts'
import { PropertyRail } from '@/features/listing-card/property-rail.tsx'

export type NearbyRailProps = {
  title: string
  /** The home that is looked at, and those that the page shows already. */
  shown: readonly number[]
  offer: OfferType
  near: Position
  /** Kilometres. */
  radiusKm: number
}

/** The nearest homes of the same offer, each with its distance. */
export default function NearbyRail({ title, shown, offer, near, radiusKm }: NearbyRailProps) {
  const client = useApiClient()
  const { data } = useQuery(propertyQueries.nearby(client, { offer, near: { ...near, radiusKm } }))
  const cards = data?.filter(({ id }) => !shown.includes(id)) ?? []
  if (cards.length === 0) return null
  const header = <h3 className="font-semibold text-ink">{title}</h3>
  return <PropertyRail title={title} header={header} cards={cards} />
}
