'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { EditProperty } from '@/features/property-form/edit-property.tsx'

/** The form of a listing that is there, with the field of the location that finds places. */
export function EditWithPlaces({ slug }: { slug: string }) {
  return <EditProperty slug={slug} PlaceSearch={PlaceSearch} />
}
