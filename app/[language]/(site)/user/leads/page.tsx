import { loadPage } from '@/app/page/load-page.ts'
import { memberMetadata } from '@/app/page/member-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import { LeadsScreen } from '@/features/inquiries/leads/leads-screen.tsx'

export const generateMetadata = () => memberMetadata('leads')

export default async function LeadsPage() {
  const { settings } = await loadPage()
  return (
    <PageData texts="leads">
      <LeadsScreen asksFirst={settings.allow_cookies} />
    </PageData>
  )
}
