import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { InboxScreen } from '@/features/admin/inbox/inbox-screen.tsx'

export const generateMetadata = () => adminMetadata('inbox')

export default async function Inbox() {
  const { settings } = await loadPage()
  return (
    <PageData texts="admin-inbox">
      <InboxScreen asksFirst={settings.allow_cookies} />
    </PageData>
  )
}
