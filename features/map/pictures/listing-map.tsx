import type { StreetAreas } from '@/client/api/streets.ts'
import type { Position } from '@/domain/place/distance.ts'
import { viewOfPlace } from './picture-view.ts'
import { PlacePicture } from './place-picture.tsx'
import { ShowPlace } from './show-place.tsx'

type ListingMapProps = {
  position: Position
  /** Meters around an approximate position; absent if it is exact. */
  radius?: number | undefined
  /** Address or town. */
  place: string
  /** Null without pictures of maps: then a button loads the map. */
  streets: StreetAreas | null
}

/** Map of a listing's place, open as a picture where the provider draws them. */
export function ListingMap({ position, radius, place, streets }: ListingMapProps) {
  if (!streets) return <ShowPlace position={position} radius={radius} />
  return <PlacePicture view={viewOfPlace(position, radius, streets)} place={place} />
}
