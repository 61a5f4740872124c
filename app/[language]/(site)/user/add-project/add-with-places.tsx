'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { AddProject } from '@/features/project-form/add-project.tsx'
import type { AddProjectProps } from '@/features/project-form/form-props.ts'

/** Injects the place search: features may not import each other. */
export function AddWithPlaces(props: Omit<AddProjectProps, 'PlaceSearch'>) {
  return <AddProject {...props} PlaceSearch={PlaceSearch} />
}
