import { loadPage } from '@/app/page/load-page.ts'
import {
  cameFrom,
  type MemberPageProps,
  MemberScreen,
  memberMetadata,
} from '@/app/page/member-page.tsx'
import { ProfileWithPlaces } from './profile-with-places.tsx'

export const generateMetadata = () => memberMetadata('profile')

export default async function Profile(props: MemberPageProps) {
  const [{ settings }, next] = await Promise.all([loadPage(), cameFrom(props)])
  return (
    <MemberScreen next={next} texts="profile">
      <ProfileWithPlaces next={next} asksFirst={settings.allow_cookies} />
    </MemberScreen>
  )
}
