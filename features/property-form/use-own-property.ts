import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { listingPostQueries, type OwnProperty, propertyValues } from '@/client/api/listing-posts.ts'
import { noProperty, type PropertyValues } from '@/domain/property-post.ts'
import type { FormSetting } from '@/features/listing-form/gated-form.tsx'
import {
  type Asked,
  copiedFrom,
  type Edited,
  useEditedListing,
} from '@/features/listing-form/use-own-listing.ts'

/** What a copy of an own property begins with: its words. */
export function useCopiedProperty(id: number | null): Asked<PropertyValues> {
  const client = useApiClient()
  const own = useQuery({
    ...listingPostQueries.ownProperty(client, { id: id ?? 0 }),
    enabled: id !== null,
  })
  const copy = (row: OwnProperty) => copied(propertyValues(row))
  return copiedFrom(own, { isCopy: id !== null, empty: noProperty, copy })
}

/** Files belong to one listing; the name in addresses is made anew. */
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

/** One's own property, and the draft of its changes that was not sent. */
export function useEditedProperty(slug: string, setting: FormSetting): Asked<Edited<OwnProperty>> {
  const own = useQuery(listingPostQueries.ownProperty(useApiClient(), { slug_id: slug }))
  return useEditedListing(own, { ...setting, kind: 'property' })
}
