import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { AdminHead } from '@/features/admin/admin-head.tsx'
import { OverviewScreen } from '@/features/admin/overview/overview-screen.tsx'

export const generateMetadata = () => adminMetadata('overview')

export default async function Administration() {
  const { t } = await loadPage()
  return (
    <PageData texts="admin-overview">
      <AdminHead title={t('admin.title')} />
      <OverviewScreen />
    </PageData>
  )
}
