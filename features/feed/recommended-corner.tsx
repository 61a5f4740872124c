'use client'

import { latePart } from '@/client/integrations/late-part.ts'

const useCarousel = latePart(() => import('./recommended-carousel.tsx'))

/** Recommendations for a member, loaded after the page. */
export function RecommendedCorner() {
  const carousel = useCarousel()
  return carousel ? <carousel.RecommendedCarousel /> : null
}
