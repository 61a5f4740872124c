import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type DraftKind, draftQueries } from '@/client/api/member/drafts.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { listDeviceDrafts } from '@/client/state/device/draft-store.ts'
import { useDiscarding } from './use-discarding.ts'

export type KnownDraft = {
  id: string
  title: string
  /** ISO 8601. */
  changedAt: string
  /** Saved on this device only. */
  isHereOnly: boolean
}

/** Unpublished drafts of device and server, latest first. */
export function useDrafts(
  kind: DraftKind,
  viewer: number,
): { drafts: readonly KnownDraft[] | undefined; discard: (id: string) => void } {
  const client = useApiClient()
  const discard = useDiscarding()
  const isOffered = useOffered('drafts')
  const isOwn = client.viewer === viewer
  const kept = useQuery({
    ...draftQueries.list(client, kind),
    enabled: isOwn && isOffered === true,
  })
  const here = useQuery({
    queryKey: ['drafts', 'here', { kind }, { viewer }],
    queryFn: () => listDeviceDrafts(viewer, kind),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  const isKnown = here.data && (isOffered === false || kept.data || kept.isError)
  return {
    drafts: isKnown ? joined(here.data, kept.data ?? []) : undefined,
    discard,
  }
}

type Here = Awaited<ReturnType<typeof listDeviceDrafts>>
type Kept = { id: string; title: string; listing_id: number | null; updated_at: string }[]

function joined(here: Here, kept: Kept): KnownDraft[] {
  const names = new Set(kept.map(({ id }) => id))
  const own = here
    .filter(
      ({ id, listing, isAhead, revision }) =>
        listing === null && !names.has(id) && (isAhead || revision === 0),
    )
    .map(({ id, content, changedAt }) => ({
      id,
      title: typeof content.title === 'string' ? content.title : '',
      changedAt: new Date(changedAt).toISOString(),
      isHereOnly: true,
    }))
  const others = kept
    .filter(({ listing_id }) => listing_id === null)
    .map(({ id, title, updated_at }) => ({ id, title, changedAt: updated_at, isHereOnly: false }))
  return [...own, ...others].sort(
    (one, other) => other.changedAt.localeCompare(one.changedAt) || one.id.localeCompare(other.id),
  )
}
