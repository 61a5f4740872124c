import type { operations } from '@/generated/api-types.ts'

export type MapPictureQuery = operations['getMapPicture']['parameters']['query']

/** Address of a drawn map, for `src`; only of providers with `map-streets`. */
export function mapPictureAddress(query: MapPictureQuery): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  return `/api/ext/map/picture?${parameters}`
}
