'use client'

import { EditProperty } from '@/features/listing-editor/property/edit-property.tsx'
import { PlaceSearch } from '@/features/location/place-search.tsx'

/** Features may not import each other. */
export function EditWithPlaces({ slug }: { slug: string }) {
  return <EditProperty slug={slug} PlaceSearch={PlaceSearch} />
}
