'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { AddProject } from '@/features/project-form/add-project.tsx'
import type { AddProjectProps } from '@/features/project-form/form-props.ts'

/** Features may not import each other. */
export function AddWithPlaces(props: Omit<AddProjectProps, 'PlaceSearch'>) {
  return <AddProject {...props} PlaceSearch={PlaceSearch} />
}
