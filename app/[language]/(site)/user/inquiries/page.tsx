import { loadPage } from '@/app/page/load-page.ts'
import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { SentInquiries } from '@/features/inquiries/conversation/sent-inquiries.tsx'

export const generateMetadata = () => memberMetadata('inquiries')

export default async function InquiriesPage() {
  const { settings } = await loadPage()
  return (
    <MemberScreen texts="inquiries">
      <SentInquiries asksFirst={settings.allow_cookies} />
    </MemberScreen>
  )
}
