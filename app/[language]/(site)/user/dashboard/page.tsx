import { MemberScreen, memberMetadata } from '@/app/member-page.tsx'
import { Dashboard } from '@/features/account/dashboard.tsx'

export const generateMetadata = () => memberMetadata('dashboard')

export default function Overview() {
  return (
    <MemberScreen
      name="dashboard"
      texts={['overview.', 'notices.', 'listing.', 'posting.listYours', 'posting.dashboardHint']}
    >
      <Dashboard />
    </MemberScreen>
  )
}
