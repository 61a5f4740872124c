'use client'

import { EditProject } from '@/features/listing-editor/project/edit-project.tsx'
import { PlaceSearch } from '@/features/location/place-search.tsx'

/** Features may not import each other. */
export function EditWithPlaces({ slug }: { slug: string }) {
  return <EditProject slug={slug} PlaceSearch={PlaceSearch} />
}
