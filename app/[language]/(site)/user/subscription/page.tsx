import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { OwnPackages } from '@/features/packages/my-packages.tsx'

export const generateMetadata = () => memberMetadata('subscription')

export default function Subscription() {
  return (
    <MemberScreen texts="subscription">
      <OwnPackages />
    </MemberScreen>
  )
}
