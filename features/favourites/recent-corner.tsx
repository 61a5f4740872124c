'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { RecentCarouselProps } from './recent-carousel.tsx'

const useCarousel = latePart(() => import('./recent-carousel.tsx'))

/** Recently viewed homes, loaded after the page. */
export function RecentCorner(props: RecentCarouselProps) {
  const carousel = useCarousel()
  return carousel ? <carousel.RecentCarousel {...props} /> : null
}
