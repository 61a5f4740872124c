import { useRef, useState } from 'react'
import {
  type DraftContent,
  type ListingDraft,
  useListingDraft,
} from '../drafts/use-listing-draft.ts'
import type { FormSetting } from '../gated-form.tsx'
import type { FileOf, Files } from './sent-listing.ts'

type ListingState = { id: number; revision?: number }

export type Sending<Own> = {
  /** As last read; null for a new one. */
  own: Own | null
  /** Draft to delete with the post; null if the server stores none. */
  draft: string | null
  files: Files
}

type Drafted = Parameters<typeof useListingDraft>[0]

type SentListingOptions<Own> = Pick<FormSetting, 'viewer' | 'keepsOnServer' | 'takesUploads'> &
  Pick<Drafted, 'kind' | 'draft' | 'mayExist' | 'findDuplicates' | 'reasonsOf'> & {
    own: Own | null
    start: object
    contentOf: (own: Own) => DraftContent
    /** @throws ApiError */
    read: (id: number) => Promise<Own>
    /** @throws ApiError */
    send: (content: DraftContent, sending: Sending<Own>) => ReturnType<Drafted['publish']>
  }

export type SentListing = {
  draft: ListingDraft
  /** Increases when the form is reset. */
  versions: number
  /** Gives the post the bytes of local files. */
  lendFiles: (lend: FileOf) => void
  /** Applies the merged version. */
  choose: (content: DraftContent, revision: number) => void
}

/** Draft and sending of a listing. Only the first options count. */
export function useSentListing<Own extends ListingState>(
  options: SentListingOptions<Own>,
): SentListing {
  const { viewer, kind, draft, mayExist, keepsOnServer, start, contentOf, read, send } = options
  const { findDuplicates, reasonsOf, takesUploads } = options
  const [versions, setVersions] = useState(0)
  const own = useRef(options.own)
  const fileOf = useRef<FileOf>(() => null)
  const listing = options.own?.id ?? null
  const state = useListingDraft({
    ...{ viewer, draft, mayExist, keepsOnServer, listing, kind, findDuplicates, reasonsOf },
    start: async () => (options.own ? contentOf(options.own) : { ...start }),
    publish: (content) =>
      send(content, {
        own: own.current,
        draft: keepsOnServer ? draft : null,
        files: { of: (key) => fileOf.current(key), takesUploads },
      }),
    readOther: async () => {
      if (listing === null) throw new Error('a new listing cannot be overtaken')
      own.current = await read(listing)
      const { revision = 0 } = own.current
      return { of: 'listing', content: contentOf(own.current), revision }
    },
  })
  return {
    draft: state,
    versions,
    lendFiles(lend) {
      fileOf.current = lend
    },
    choose(content, revision) {
      const isOfListing = state.other?.of === 'listing'
      const chosen = isOfListing ? { ...content, listing_revision: revision } : content
      state.choose(chosen, revision)
      if (isOfListing) state.change(chosen)
      setVersions(versions + 1)
    },
  }
}
