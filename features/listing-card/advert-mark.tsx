import { latePart } from '@/client/integrations/late-part.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'

const useAdvertSight = latePart(() => import('./advert-sight.tsx'))

/** Counts a featured card for its owner, once the page is idle. */
export function AdvertMark(of: { kind: ListingKind; id: number }) {
  const late = useAdvertSight()
  return late ? <late.AdvertSight {...of} /> : null
}
