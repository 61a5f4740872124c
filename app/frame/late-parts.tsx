import { MemberStart } from '@/features/account/member-start.tsx'
import { GatePart } from '@/features/auth/gate-part.tsx'
import type { SignInOffers } from '@/features/auth/offers.ts'
import { CompareTray } from '@/features/compare/compare-tray.tsx'
import { LateSiteParts } from '@/features/shell/late-site-parts.tsx'

export function LateParts({ offers }: { offers: SignInOffers }) {
  return (
    <>
      <LateSiteParts />
      <CompareTray />
      <MemberStart />
      <GatePart offers={offers} />
    </>
  )
}
