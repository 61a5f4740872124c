'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

const useStock = latePart(() => import('./my-listings-summary.tsx'))

/** My-listings summary, loaded after the page. */
export function OwnCorner({ viewer }: { viewer: number }) {
  const stock = useStock()
  return stock ? <stock.OwnStock viewer={viewer} /> : <Skeleton className="h-24 rounded-lg" />
}
