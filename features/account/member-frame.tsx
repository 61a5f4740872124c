import type { ReactNode } from 'react'
import { MembersOnly } from '@/features/gate/members-only.tsx'
import { MemberNavigation } from './member-navigation.tsx'

/** Layout and navigation of member pages. Visitors see the sign-in form instead. */
export function MemberFrame({ children }: { children: ReactNode }) {
  return (
    <MembersOnly>
      <div className="max-md:[&:has([data-chat-thread])>nav]:hidden container-page pt-4 pb-16 sm:pt-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8">
        <MemberNavigation />
        <div className="min-w-0">{children}</div>
      </div>
    </MembersOnly>
  )
}
