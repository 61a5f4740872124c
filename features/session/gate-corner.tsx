'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { SignInOffers } from './offers.ts'

const usePart = latePart(() => import('./gate-part.tsx'))

/** The place of the sign-in over every page; it comes when the page is done. */
export function GateCorner({ offers }: { offers: SignInOffers }) {
  const part = usePart()
  return part ? <part.GatePart offers={offers} /> : null
}
