import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { UnsupportedNotice } from '@/app/page/unsupported-notice.tsx'
import { NotificationList } from '@/features/account/notification-list.tsx'

export const generateMetadata = () => memberMetadata('notifications')

export default function Notifications() {
  return (
    <MemberScreen texts="notifications">
      <UnsupportedNotice />
      <NotificationList />
    </MemberScreen>
  )
}
