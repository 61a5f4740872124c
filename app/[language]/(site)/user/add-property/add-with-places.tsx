'use client'

import { AddProperty } from '@/features/listing-editor/property/add-property.tsx'
import type { AddPropertyProps } from '@/features/listing-editor/property/form-props.ts'
import { PlaceSearch } from '@/features/location/place-search.tsx'

/** Features may not import each other. */
export function AddWithPlaces(props: Omit<AddPropertyProps, 'PlaceSearch'>) {
  return <AddProperty {...props} PlaceSearch={PlaceSearch} />
}
