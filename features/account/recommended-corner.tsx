'use client'

import { latePart } from '@/client/integrations/late-part.ts'

const useRail = latePart(() => import('./recommended-rail.tsx'))

/** The place of what is recommended to a member; it comes when the page is done. */
export function RecommendedCorner() {
  const rail = useRail()
  return rail ? <rail.RecommendedRail /> : null
}
