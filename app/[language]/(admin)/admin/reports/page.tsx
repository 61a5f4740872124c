import { adminMetadata } from '@/app/page/admin-page.ts'
import { ReportsScreen } from '@/features/admin/reports-screen.tsx'

export const generateMetadata = () => adminMetadata('reports')

export default function Reports() {
  return <ReportsScreen />
}
