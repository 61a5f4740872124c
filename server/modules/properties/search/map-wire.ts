import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toMajor } from '@/domain/money/price.ts'
import { type Schemas, titlePicture } from '@/server/modules/properties/wire.ts'
import type { MapResult } from './map.ts'
import type { MarkerRow } from './map-store.ts'

export function toMapCluster(
  cluster: MapResult['clusters'][number],
  { origin, currency }: { origin: string; currency: string },
): Schemas['MapCluster'] {
  const { south, west, north, east } = cluster
  return {
    count: cluster.listings,
    latitude: rounded(cluster.latitude),
    longitude: rounded(cluster.longitude),
    bounds: [south, west, north, east],
    min_price: toMajor(cluster.min_price, currency),
    max_price: toMajor(cluster.max_price, currency),
    listing: cluster.listing && toMapListing(cluster.listing, origin),
  }
}

function toMapListing(row: MarkerRow, origin: string): Schemas['MapListing'] {
  return {
    id: row.id,
    slug_id: row.slug,
    title: row.title,
    ...titlePicture(row, origin),
    price: toMajor(row.price_minor, row.currency),
    rentduration: row.rent_duration,
    property_type: propertyTypes[row.property_type] ?? 'sell',
    is_premium: row.is_premium,
    promoted: row.promoted,
    city: row.city,
    state: row.state,
    country: row.country,
  }
}

/** Six decimals, about 0.1 m. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
