import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { NoticeSettings } from '@/features/notifications/notice-settings.tsx'

export const generateMetadata = () => memberMetadata('notification-settings')

export default function NotificationSettings() {
  return (
    <MemberScreen texts="notification-settings">
      <NoticeSettings />
    </MemberScreen>
  )
}
