'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { SignInOffers } from '@/features/auth/offers.ts'

const useParts = latePart(() => import('./late-parts.tsx'))

/** Loads everything that can wait, in one chunk. */
export function LateCorner({ offers }: { offers: SignInOffers }) {
  const parts = useParts()
  return parts ? <parts.LateParts offers={offers} /> : null
}
