import { loadPage } from '@/app/load-page.ts'
import { MemberScreen, memberMetadata } from '@/app/member-page.tsx'
import { ProfileWithPlaces } from './profile-with-places.tsx'

export const generateMetadata = () => memberMetadata('profile')

export default async function Profile() {
  const { settings } = await loadPage()
  return (
    <MemberScreen name="profile" texts={['profile.', 'map.']}>
      <ProfileWithPlaces asksFirst={settings.allow_cookies} />
    </MemberScreen>
  )
}
