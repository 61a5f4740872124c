import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { BlockedList } from '@/features/account/blocked-list.tsx'

export const generateMetadata = () => memberMetadata('blocked')

export default function Blocked() {
  return (
    <MemberScreen name="blocked" texts={['blocked.']}>
      <BlockedList />
    </MemberScreen>
  )
}
