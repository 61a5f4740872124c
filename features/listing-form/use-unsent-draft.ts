import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type DraftKind, draftQueries } from '@/client/api/drafts.ts'
import { listDeviceDrafts } from '@/client/state/device/draft-store.ts'

type Options = {
  viewer: number
  kind: DraftKind
  /** The listing that is changed; undefined while it is not known. */
  id: number | undefined
  keepsOnServer: boolean
}

/** The draft of changes to a listing that were not sent, here or on the provider; its name is null without one. */
export function useUnsentDraft({ viewer, kind, id, keepsOnServer }: Options) {
  const client = useApiClient()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['drafts', 'of', { kind, id }, { viewer }],
    queryFn: async (): Promise<{ name: string | null }> => {
      const here = await listDeviceDrafts(viewer, kind)
      const known = here.find(({ listing }) => listing === id)
      if (known || !keepsOnServer) return { name: known?.id ?? null }
      const rows = await queries.fetchQuery(draftQueries.list(client, kind))
      return { name: rows.find(({ listing_id }) => listing_id === id)?.id ?? null }
    },
    enabled: id !== undefined,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}
