import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { BlockedList } from '@/features/account/blocked-list.tsx'

export const generateMetadata = () => memberMetadata('blocked')

export default function Blocked() {
  return (
    <MemberScreen texts="blocked">
      <BlockedList />
    </MemberScreen>
  )
}
