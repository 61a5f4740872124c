import { MemberStart } from '@/features/account/member-start.tsx'
import { CompareTray } from '@/features/compare/compare-tray.tsx'
import { GatePart } from '@/features/session/gate-part.tsx'
import type { SignInOffers } from '@/features/session/offers.ts'
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
