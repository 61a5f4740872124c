'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

const useStock = latePart(() => import('./my-listings-summary.tsx'))

/** My-listings summary, loaded after the page. */
export function MyListingsCorner({ viewer }: { viewer: number }) {
  const stock = useStock()
  return stock ? (
    <stock.MyListingsSummary viewer={viewer} />
  ) : (
    <Skeleton className="h-24 rounded-lg" />
  )
}
