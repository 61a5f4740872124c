import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type OwnProperty, readOwnProperty } from '@/client/api/member/listing-posts.ts'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import {
  type SentListing,
  useSentListing,
} from '@/features/listing-editor/publishing/use-sent-listing.ts'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'
import {
  alikeProperties,
  contentOf,
  propertyReasons,
  publishChanges,
  publishProperty,
} from './property-post.ts'

type Options = FormSetting & {
  draft: string
  mayExist: boolean
  own: OwnProperty | null
  start: PropertyValues
  facts: EditorFacts
}

/** Draft of a property and its publishing. */
export function usePropertyDraft(options: Options): SentListing {
  const { hasOwnListings, own, facts } = options
  const client = useApiClient()
  return useSentListing({
    ...options,
    ...{ contentOf, kind: 'property' },
    read: (id) => readOwnProperty(client, { id }),
    send: (content, { own: last, ...sending }) =>
      last
        ? publishChanges(client, content, { ...sending, facts, own: last })
        : publishProperty(client, content, { ...sending, facts }),
    findDuplicates: async (content) =>
      hasOwnListings && own === null ? alikeProperties(client, content, { facts, id: null }) : [],
    reasonsOf: (fields, content) => propertyReasons(fields, content, facts),
  })
}
