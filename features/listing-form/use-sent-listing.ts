import { useRef, useState } from 'react'
import type { FormSetting } from './gated-form.tsx'
import type { FileOf, Files } from './sent-listing.ts'
import { type DraftContent, type ListingDraft, useListingDraft } from './use-listing-draft.ts'

type ListingState = { id: number; revision?: number }

/** What goes with a post beside what was written. */
export type Sending<Own> = {
  /** The listing as it was read last; null for a new one. */
  own: Own | null
  /** The draft that is done with then; null where the provider keeps none. */
  draft: string | null
  files: Files
}

type Drafted = Parameters<typeof useListingDraft>[0]

type SentListingOptions<Own> = Pick<FormSetting, 'viewer' | 'keepsOnServer' | 'takesUploads'> &
  Pick<Drafted, 'kind' | 'draft' | 'mayExist' | 'findDuplicates' | 'reasonsOf'> & {
    own: Own | null
    /** What a new one begins with. */
    start: object
    contentOf: (own: Own) => DraftContent
    /** @throws ApiError */
    read: (id: number) => Promise<Own>
    /** @throws ApiError */
    send: (content: DraftContent, sending: Sending<Own>) => ReturnType<Drafted['publish']>
  }

export type SentListing = {
  draft: ListingDraft
  /** Counts the times when the form was filled anew. */
  versions: number
  /** Gives the post the bytes of files that lie on this device. */
  lendFiles: (lend: FileOf) => void
  /** Of two versions one was put together. */
  choose: (content: DraftContent, revision: number) => void
}

/** The draft of a listing, and how it goes to the provider. The options are those of the first render. */
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
