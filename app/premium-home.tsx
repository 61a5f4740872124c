'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'

const loadHome = () => import('./member-home.tsx')

type PremiumHomeProps = {
  slug: string
  /** What everybody may know of it, and why there is no more. */
  children: ReactNode
}

/** A home that the provider does not show to visitors, in whose name pages are made: a member asks anew. */
export function PremiumHome({ slug, children }: PremiumHomeProps) {
  const { status } = useSession()
  if (status !== 'member') return children
  return <OnDemand load={loadHome} of={{ slug, refused: children }} fallback={children} />
}
