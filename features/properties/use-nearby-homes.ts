import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import type { OfferType } from '@/domain/listing/property-type.ts'
import type { Position } from '@/domain/place/distance.ts'

export type Nearness = {
  offer: OfferType
  near: Position
  /** Kilometers. */
  radiusKm: number
}

/** Nearest homes of an offer type; undefined while loading. */
export function useNearbyHomes({ offer, near, radiusKm }: Nearness): {
  homes: readonly PropertyCard[] | undefined
  isPending: boolean
} {
  const client = useApiClient()
  const query = propertyQueries.nearby(client, { offer, near: { ...near, radiusKm } })
  const { data, isPending } = useQuery(query)
  return { homes: data, isPending }
}
