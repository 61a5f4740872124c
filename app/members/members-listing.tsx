'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'

const loads = {
  property: () => import('./member-home.tsx'),
  project: () => import('./member-project.tsx'),
} satisfies Record<ListingKind, unknown>

type MembersListingProps = {
  kind: ListingKind
  slug: string
  /** Shown to visitors. */
  children: ReactNode
}

/** Pages are rendered as a visitor; members reload the listing with their permissions. */
export function MembersListing({ kind, slug, children }: MembersListingProps) {
  const { status } = useSession()
  if (status !== 'member') return children
  return <OnDemand load={loads[kind]} of={{ slug, refused: children }} fallback={children} />
}
