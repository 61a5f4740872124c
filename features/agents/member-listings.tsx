'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { AgentListingsProps } from './agent-listings.tsx'

const loadListings = () => import('./granted-listings.tsx')

type MemberListingsProps = Pick<
  AgentListingsProps,
  'name' | 'show' | 'page' | 'isAdmin' | 'streets'
> & {
  slug: string
  /** Visitor's view. */
  children: ReactNode
}

/**
 * Replaces the server-rendered visitor's view with the listings unlocked by the member's packages.
 */
export function MemberListings({ children, ...rest }: MemberListingsProps) {
  const { status } = useSession()
  if (status !== 'member') return children
  return <OnDemand load={loadListings} of={{ ...rest, fallback: children }} fallback={children} />
}
