'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

const useStock = latePart(() => import('./own-stock.tsx'))

/** The place of what the person lists; it comes when the page is done. */
export function OwnCorner({ viewer }: { viewer: number }) {
  const stock = useStock()
  return stock ? <stock.OwnStock viewer={viewer} /> : <Skeleton className="h-24 rounded-lg" />
}
