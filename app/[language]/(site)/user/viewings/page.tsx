import { loadPage } from '@/app/page/load-page.ts'
import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { ViewingsScreen } from '@/features/viewings/viewings-screen.tsx'

export const generateMetadata = () => memberMetadata('viewings')

export default async function ViewingsPage() {
  const { settings } = await loadPage()
  return (
    <MemberScreen texts="viewings">
      <ViewingsScreen asksFirst={settings.allow_cookies} />
    </MemberScreen>
  )
}
