import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type MyListing, myListingQueries } from '@/client/api/member/my-listings.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { isEnding, toListingStatus } from '@/domain/listing/listing-status.ts'
import { type KnownDraft, useDrafts } from '@/features/listing-editor/drafts/use-drafts.ts'

/** My-listings counts of a listing kind, and the listings that need attention. */
export type MyListingCounts = {
  kind: ListingKind
  waiting: number
  shown: number
  refused: readonly MyListing[]
  ending: readonly MyListing[]
}

export type MyListingsSummaryState = {
  /** Undefined while loading; excludes kinds without listings. */
  stock: readonly MyListingCounts[] | undefined
  drafts: readonly (KnownDraft & { kind: ListingKind })[]
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Listings and drafts of the signed-in person. */
export function useMyListingsSummary(viewer: number): MyListingsSummaryState {
  const client = useApiClient()
  const enabled = client.viewer === viewer
  const properties = useQuery({ ...myListingQueries.all(client, 'property'), enabled })
  const projects = useQuery({ ...myListingQueries.all(client, 'project'), enabled })
  const begun = { property: useDrafts('property', viewer), project: useDrafts('project', viewer) }
  const waiting = [properties, projects].filter(({ data }) => !data)
  const isKnown = properties.data && projects.data && begun.property.drafts && begun.project.drafts
  const listDrafts = (kind: ListingKind) =>
    (begun[kind].drafts ?? []).map((draft) => ({ ...draft, kind }))
  return {
    stock: isKnown
      ? [
          ...toListingCounts('property', properties.data),
          ...toListingCounts('project', projects.data),
        ]
      : undefined,
    drafts: [...listDrafts('property'), ...listDrafts('project')],
    error: waiting.find(({ error }) => error)?.error ?? null,
    isOffline: waiting.some(({ fetchStatus }) => fetchStatus === 'paused'),
    retry: () => {
      for (const list of waiting) void list.refetch()
    },
  }
}

function toListingCounts(kind: ListingKind, rows: readonly MyListing[]): MyListingCounts[] {
  if (rows.length === 0) return []
  const of = (status: ReturnType<typeof toListingStatus>) =>
    rows.filter(({ facts }) => toListingStatus(facts) === status)
  const shown = of('public')
  const isOver = ({ expiresAt }: MyListing) => isEnding(expiresAt, Date.now())
  return [
    {
      kind,
      waiting: of('pending').length,
      shown: shown.length,
      refused: of('rejected'),
      ending: [...of('expired'), ...shown.filter(isOver)],
    },
  ]
}
