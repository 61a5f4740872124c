'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { AddProperty } from '@/features/property-form/add-property.tsx'
import type { AddPropertyProps } from '@/features/property-form/form-props.ts'

/** Features may not import each other. */
export function AddWithPlaces(props: Omit<AddPropertyProps, 'PlaceSearch'>) {
  return <AddProperty {...props} PlaceSearch={PlaceSearch} />
}
