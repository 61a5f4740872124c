import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { Dashboard } from '@/features/account/dashboard.tsx'

export const generateMetadata = () => memberMetadata('dashboard')

export default function Overview() {
  return (
    <MemberScreen
      name="dashboard"
      texts={[
        ...['overview.', 'notices.', 'listing.'],
        ...['own.pending', 'own.rejected', 'own.expiresOn', 'own.expired', 'own.fix', 'own.renew'],
        ...['posting.listYours', 'posting.dashboardHint', 'posting.noTitle'],
      ]}
    >
      <Dashboard />
    </MemberScreen>
  )
}
