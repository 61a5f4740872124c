'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { RecentRailProps } from './recent-rail.tsx'

const useRail = latePart(() => import('./recent-rail.tsx'))

/** The place of the homes looked at lately; they come when the page is done. */
export function RecentCorner(props: RecentRailProps) {
  const rail = useRail()
  return rail ? <rail.RecentRail {...props} /> : null
}
