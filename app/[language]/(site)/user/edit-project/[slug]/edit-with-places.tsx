'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { EditProject } from '@/features/project-form/edit-project.tsx'

/** The form of a project that is there, with the field of the location that finds places. */
export function EditWithPlaces({ slug }: { slug: string }) {
  return <EditProject slug={slug} PlaceSearch={PlaceSearch} />
}
