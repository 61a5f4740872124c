import { useRef, useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import type { OwnProjectDetail } from '@/client/api/own-projects.ts'
import type { ProjectValues } from '@/domain/project-post.ts'
import { type DraftContent, useListingDraft } from '@/features/listing-form/use-listing-draft.ts'
import {
  contentOf,
  type FileOf,
  otherProject,
  projectReasons,
  publishChanges,
  publishProject,
} from './project-posts.ts'

type Options = {
  viewer: number
  draft: string
  mayExist: boolean
  keepsOnServer: boolean
  own: OwnProjectDetail | null
  start: ProjectValues
}

/** The draft of a project, and how it goes to the provider. */
export function useProjectDraft(options: Options) {
  const { viewer, draft, mayExist, keepsOnServer, start } = options
  const client = useApiClient()
  const [versions, setVersions] = useState(0)
  const own = useRef(options.own)
  const fileOf = useRef<FileOf>(() => null)
  const listing = options.own?.id ?? null
  const sending = {
    draft: keepsOnServer ? draft : null,
    fileOf: (key: string) => fileOf.current(key),
  }
  const state = useListingDraft({
    ...{ viewer, draft, mayExist, keepsOnServer, listing, kind: 'project' },
    start: async () => (options.own ? contentOf(options.own) : { ...start }),
    findDuplicates: async () => [],
    publish: (content) =>
      own.current
        ? publishChanges(client, content, { ...sending, own: own.current })
        : publishProject(client, content, sending),
    readOther: async () => {
      if (listing === null) throw new Error('a new listing cannot be overtaken')
      const found = await otherProject(client, listing)
      own.current = found.own
      return found.other
    },
    reasonsOf: projectReasons,
  })
  return {
    draft: state,
    /** Counts the times when the form was filled anew. */
    versions,
    /** Gives the post the bytes of files that lie on this device. */
    lendFiles(lend: FileOf) {
      fileOf.current = lend
    },
    choose(content: DraftContent, revision: number) {
      const isOfListing = state.other?.of === 'listing'
      const chosen = isOfListing ? { ...content, listing_revision: revision } : content
      state.choose(chosen, revision)
      if (isOfListing) state.change(chosen)
      setVersions(versions + 1)
    },
  }
}

export type ProjectDraft = ReturnType<typeof useProjectDraft>
