import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type OwnProjectDetail, readOwnProject } from '@/client/api/member/own-projects.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import {
  type SentListing,
  useSentListing,
} from '@/features/listing-editor/publishing/use-sent-listing.ts'
import { contentOf, projectReasons, publishChanges, publishProject } from './project-posts.ts'

type Options = FormSetting & {
  draft: string
  mayExist: boolean
  own: OwnProjectDetail | null
  start: ProjectValues
}

/** Draft of a project and its publishing. */
export function useProjectDraft(options: Options): SentListing {
  const client = useApiClient()
  return useSentListing({
    ...options,
    ...{ contentOf, kind: 'project' },
    read: (id) => readOwnProject(client, { id }),
    send: (content, { own: last, ...sending }) =>
      last
        ? publishChanges(client, content, { ...sending, own: last })
        : publishProject(client, content, sending),
    findDuplicates: async () => [],
    reasonsOf: projectReasons,
  })
}
