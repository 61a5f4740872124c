'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { RecentRailProps } from './recent-carousel.tsx'

const useRail = latePart(() => import('./recent-carousel.tsx'))

/** Recently viewed homes, loaded after the page. */
export function RecentCorner(props: RecentRailProps) {
  const rail = useRail()
  return rail ? <rail.RecentRail {...props} /> : null
}
