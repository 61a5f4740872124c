import type { ReactNode } from 'react'
import { PageData } from '@/app/page/page-data.tsx'
import { MemberFrame } from '@/features/account/member-frame.tsx'

export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <PageData texts="member-frame">
      <MemberFrame>{children}</MemberFrame>
    </PageData>
  )
}
