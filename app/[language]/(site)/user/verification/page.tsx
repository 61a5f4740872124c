import { loadPage } from '@/app/page/load-page.ts'
import {
  cameFrom,
  type MemberPageProps,
  MemberScreen,
  memberMetadata,
} from '@/app/page/member-page.tsx'
import { VerificationScreen } from '@/features/verification/verification-screen.tsx'

export const generateMetadata = () => memberMetadata('verification')

export default async function Verification(props: MemberPageProps) {
  const [{ settings }, next] = await Promise.all([loadPage(), cameFrom(props)])
  return (
    <MemberScreen next={next} texts="verification">
      <VerificationScreen asksFirst={settings.allow_cookies} />
    </MemberScreen>
  )
}
