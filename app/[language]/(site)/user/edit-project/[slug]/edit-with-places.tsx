'use client'

import { PlaceSearch } from '@/features/location/place-search.tsx'
import { EditProject } from '@/features/project-form/edit-project.tsx'

/** Features may not import each other. */
export function EditWithPlaces({ slug }: { slug: string }) {
  return <EditProject slug={slug} PlaceSearch={PlaceSearch} />
}
