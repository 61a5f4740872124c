'use client'

import { latePart } from '@/client/integrations/late-part.ts'

const useRail = latePart(() => import('./recommended-carousel.tsx'))

/** Recommendations for a member, loaded after the page. */
export function RecommendedCorner() {
  const rail = useRail()
  return rail ? <rail.RecommendedRail /> : null
}
