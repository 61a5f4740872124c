import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { ReportsScreen } from '@/features/admin/reports/reports-screen.tsx'

export const generateMetadata = () => adminMetadata('reports')

export default function Reports() {
  return (
    <PageData texts="admin-reports">
      <ReportsScreen />
    </PageData>
  )
}
