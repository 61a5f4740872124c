'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { EditProperty } from '@/features/property-form/edit-property.tsx'

/** Features may not import each other. */
export function EditWithPlaces({ slug }: { slug: string }) {
  return <EditProperty slug={slug} PlaceSearch={PlaceSearch} />
}
