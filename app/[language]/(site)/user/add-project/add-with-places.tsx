'use client'

import { AddProject } from '@/features/listing-editor/project/add-project.tsx'
import type { AddProjectProps } from '@/features/listing-editor/project/form-props.ts'
import { PlaceSearch } from '@/features/location/place-search.tsx'

/** Features may not import each other. */
export function AddWithPlaces(props: Omit<AddProjectProps, 'PlaceSearch'>) {
  return <AddProject {...props} PlaceSearch={PlaceSearch} />
}
