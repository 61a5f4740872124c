import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import {
  type OwnProjectDetail,
  ownProjectQueries,
  projectValues,
} from '@/client/api/member/own-projects.ts'
import { noProject, type ProjectValues } from '@/domain/listing/project-post.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import {
  type Asked,
  copiedFrom,
  type Edited,
  useEditedListing,
} from '@/features/listing-editor/use-own-listing.ts'

/** Initial values of a copy, without files. */
export function useCopiedProject(id: number | null): Asked<ProjectValues> {
  const client = useApiClient()
  const own = useQuery({
    ...ownProjectQueries.one(client, { id: id ?? 0 }),
    enabled: id !== null,
  })
  const copy = (row: OwnProjectDetail) => copied(projectValues(row))
  return copiedFrom(own, { isCopy: id !== null, empty: noProject, copy })
}

/** Files belong to one listing; the slug is generated again. */
function copied(values: ProjectValues): ProjectValues {
  return { ...values, slug_id: '', pictures: [], documents: [], plans: [], meta_picture: null }
}

/** The user's own project, with its unsent draft. */
export function useEditedProject(
  slug: string,
  setting: FormSetting,
): Asked<Edited<OwnProjectDetail>> {
  const own = useQuery(ownProjectQueries.one(useApiClient(), { slug_id: slug }))
  return useEditedListing(own, { ...setting, kind: 'project' })
}
