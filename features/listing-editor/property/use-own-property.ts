import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import {
  listingPostQueries,
  type OwnProperty,
  propertyValues,
} from '@/client/api/member/listing-posts.ts'
import { noProperty, type PropertyValues } from '@/domain/listing/property-post.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import {
  type Asked,
  copiedFrom,
  type Edited,
  useEditedListing,
} from '@/features/listing-editor/use-own-listing.ts'

/** Initial values of a copy, without files. */
export function useCopiedProperty(id: number | null): Asked<PropertyValues> {
  const client = useApiClient()
  const own = useQuery({
    ...listingPostQueries.ownProperty(client, { id: id ?? 0 }),
    enabled: id !== null,
  })
  const copy = (row: OwnProperty) => copied(propertyValues(row))
  return copiedFrom(own, { isCopy: id !== null, empty: noProperty, copy })
}

/** Files belong to one listing; the slug is generated again. */
function copied(values: PropertyValues): PropertyValues {
  const told = Object.entries(values.parameters).filter(
    ([, entry]) => typeof entry === 'string' || Array.isArray(entry),
  )
  return {
    ...values,
    ...{ slug_id: '', pictures: [], documents: [], panorama: null, meta_picture: null },
    parameters: Object.fromEntries(told),
  }
}

/** The user's own property, with its unsent draft. */
export function useEditedProperty(slug: string, setting: FormSetting): Asked<Edited<OwnProperty>> {
  const own = useQuery(listingPostQueries.ownProperty(useApiClient(), { slug_id: slug }))
  return useEditedListing(own, { ...setting, kind: 'property' })
}
