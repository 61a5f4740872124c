import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { listingPostQueries, type OwnProperty, propertyValues } from '@/client/api/listing-posts.ts'
import { noProperty, type PropertyValues } from '@/domain/property-post.ts'
import { useUnsentDraft } from '@/features/listing-form/use-unsent-draft.ts'

type Asked<Value> = { values: Value | undefined; error: unknown; retry: () => void }

/** What a copy of an own property begins with: its words, not its pictures and address. */
export function useCopiedProperty(id: number | null): Asked<PropertyValues> {
  const client = useApiClient()
  const { data, error, refetch } = useQuery({
    ...listingPostQueries.ownProperty(client, { id: id ?? 0 }),
    enabled: id !== null,
  })
  const values = id === null ? noProperty : data && copied(propertyValues(data))
  return { values, error: id === null ? null : error, retry: () => void refetch() }
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
export function useEditedProperty(
  slug: string,
  { viewer, keepsOnServer }: { viewer: number; keepsOnServer: boolean },
): Asked<{ own: OwnProperty; draft: string | null }> {
  const client = useApiClient()
  const own = useQuery(listingPostQueries.ownProperty(client, { slug_id: slug }))
  const draft = useUnsentDraft({ viewer, kind: 'property', id: own.data?.id, keepsOnServer })
  return {
    values: own.data && draft.data ? { own: own.data, draft: draft.data.name } : undefined,
    error: own.error ?? draft.error,
    retry: () => void (own.error ? own : draft).refetch(),
  }
}
