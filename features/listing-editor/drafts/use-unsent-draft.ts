import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type DraftKind, draftQueries } from '@/client/api/member/drafts.ts'
import { listDeviceDrafts } from '@/client/state/device/draft-store.ts'

type Options = {
  viewer: number
  kind: DraftKind
  /** Undefined until known. */
  id: number | undefined
  keepsOnServer: boolean
}

/** Id of a listing's unsent draft on device or server; null without one. */
export function useUnsentDraft({ viewer, kind, id, keepsOnServer }: Options) {
  const client = useApiClient()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['drafts', 'of', { kind, id }, { viewer }],
    queryFn: async (): Promise<{ name: string | null }> => {
      const all = await listDeviceDrafts(viewer, kind)
      const here = all.find(({ listing }) => listing === id)
      const isHereOnly = here?.isAhead || here?.revision === 0
      if (isHereOnly || !keepsOnServer) return { name: here?.id ?? null }
      // A draft missing on the server was sent or discarded elsewhere.
      const rows = await queries.fetchQuery(draftQueries.list(client, kind)).catch((error) => {
        if (here) return [{ id: here.id, listing_id: id }]
        throw error
      })
      return { name: rows.find(({ listing_id }) => listing_id === id)?.id ?? null }
    },
    enabled: id !== undefined,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}
