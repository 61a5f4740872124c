'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { ListingKind } from '@/domain/listing-gate.ts'

const loads = {
  property: () => import('./member-home.tsx'),
  project: () => import('./member-project.tsx'),
} satisfies Record<ListingKind, unknown>

type MembersListingProps = {
  kind: ListingKind
  slug: string
  /** What everybody may know of it, and why there is no more. */
  children: ReactNode
}

/** A listing that the provider does not show to visitors, in whose name pages are made: a member asks anew. */
export function MembersListing({ kind, slug, children }: MembersListingProps) {
  const { status } = useSession()
  if (status !== 'member') return children
  return <OnDemand load={loads[kind]} of={{ slug, refused: children }} fallback={children} />
}
