import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { viewerKey } from '@/client/api/calls/query-keys.ts'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import type {
  FormValues,
  ListingName,
  StoredListing,
} from '@/client/flows/listing-editor/posting.ts'
import { useUnsentDraft } from './drafts/use-unsent-draft.ts'
import type { EditorKind } from './editor-kind.ts'
import type { EditorSetting } from './use-editor-setting.ts'

type Loading<Value> = { values: Value | undefined; error: unknown; retry: () => void }

/** Initial values of a new listing: empty, or a copy of the listing `id`. */
export function useCopiedValues<Kind extends DraftKind>(
  kind: EditorKind<Kind>,
  id: number | null,
): Loading<FormValues<Kind>> {
  const { data, error, refetch } = useStoredListing(kind, { id: id ?? 0 }, id !== null)
  if (id === null) return { values: kind.empty, error: null, retry: () => {} }
  return {
    values: data && kind.copy(kind.posting.toValues(data)),
    error,
    retry: () => void refetch(),
  }
}

/** Stored listing, and the id of its draft, if any. */
export type EditedListing<Kind extends DraftKind> = {
  stored: StoredListing<Kind>
  draft: string | null
}

/** The user's own listing, with its unsent draft. */
export function useEditedListing<Kind extends DraftKind>(
  kind: EditorKind<Kind>,
  slug: string,
  { viewer, keepsOnServer }: EditorSetting,
): Loading<EditedListing<Kind>> {
  const read = useStoredListing(kind, { slug_id: slug })
  const { data: stored, error } = read
  const draft = useUnsentDraft({ viewer, kind: kind.name, id: stored?.id, keepsOnServer })
  return {
    values: stored && draft.data ? { stored, draft: draft.data.name } : undefined,
    error: error ?? draft.error,
    retry: () => void (error ? read : draft).refetch(),
  }
}

/** Always as it is now, never from the cache. */
function useStoredListing<Kind extends DraftKind>(
  kind: EditorKind<Kind>,
  name: ListingName,
  enabled = true,
): UseQueryResult<StoredListing<Kind>> {
  const client = useApiClient()
  return useQuery({
    queryKey: viewerKey(client, 'own-listings', kind.name, name),
    queryFn: ({ signal }) => kind.posting.read(client, name, signal),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
}
