import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { Dashboard } from '@/features/account/dashboard.tsx'

export const generateMetadata = () => memberMetadata('dashboard')

export default function Overview() {
  return (
    <MemberScreen texts="dashboard">
      <Dashboard />
    </MemberScreen>
  )
}
