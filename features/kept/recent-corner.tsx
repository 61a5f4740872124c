'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { RecentRailProps } from './recent-rail.tsx'

const useRail = latePart(() => import('./recent-rail.tsx'))

/** Recently viewed homes, loaded after the page. */
export function RecentCorner(props: RecentRailProps) {
  const rail = useRail()
  return rail ? <rail.RecentRail {...props} /> : null
}
