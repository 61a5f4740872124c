import { useRef, useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import type { OwnProperty } from '@/client/api/listing-posts.ts'
import type { PropertyValues } from '@/domain/property-post.ts'
import type { FormSetting } from '@/features/listing-form/gated-form.tsx'
import { type DraftContent, useListingDraft } from '@/features/listing-form/use-listing-draft.ts'
import {
  alikeProperties,
  contentOf,
  type FileOf,
  otherProperty,
  propertyReasons,
  publishChanges,
  publishProperty,
} from './property-post.ts'
import type { PropertyFacts } from './use-property-facts.ts'

type Options = FormSetting & {
  draft: string
  mayExist: boolean
  own: OwnProperty | null
  start: PropertyValues
  facts: PropertyFacts
}

/** The draft of a property, and how it goes to the provider. */
export function usePropertyDraft(options: Options) {
  const { viewer, draft, mayExist, keepsOnServer, hasOwnListings, start, facts } = options
  const client = useApiClient()
  const [versions, setVersions] = useState(0)
  const own = useRef(options.own)
  const fileOf = useRef<FileOf>(() => null)
  const listing = options.own?.id ?? null
  const files: FileOf = (key) => fileOf.current(key)
  const state = useListingDraft({
    ...{ viewer, draft, mayExist, keepsOnServer, listing, kind: 'property' },
    start: async () => (options.own ? contentOf(options.own) : { ...start }),
    findDuplicates: async (content) =>
      hasOwnListings && listing === null
        ? alikeProperties(client, content, { facts, id: listing })
        : [],
    publish: (content) =>
      own.current
        ? publishChanges(client, content, { facts, own: own.current, fileOf: files })
        : publishProperty(client, content, {
            ...{ facts, fileOf: files },
            draft: keepsOnServer ? draft : null,
          }),
    readOther: async () => {
      if (listing === null) throw new Error('a new listing cannot be overtaken')
      const found = await otherProperty(client, listing)
      own.current = found.own
      return found.other
    },
    reasonsOf: (fields, content) => propertyReasons(fields, content, facts),
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

export type PropertyDraft = ReturnType<typeof usePropertyDraft>
