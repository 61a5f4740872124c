import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { MyPackages } from '@/features/packages/my-packages.tsx'

export const generateMetadata = () => memberMetadata('subscription')

export default function MyPackagesPage() {
  return (
    <MemberScreen texts="subscription">
      <MyPackages />
    </MemberScreen>
  )
}
