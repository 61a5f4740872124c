'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { SignInOffers } from '@/features/session/offers.ts'

const useParts = latePart(() => import('./late-parts.tsx'))

/** The place of what comes to every page when it is done; one load for all of it. */
export function LateCorner({ offers }: { offers: SignInOffers }) {
  const parts = useParts()
  return parts ? <parts.LateParts offers={offers} /> : null
}
