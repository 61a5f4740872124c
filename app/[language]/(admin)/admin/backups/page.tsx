import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { BackupsScreen } from '@/features/admin/backups/backups-screen.tsx'

export const generateMetadata = () => adminMetadata('backups')

export default function Backups() {
  return (
    <PageData texts="admin-backups">
      <BackupsScreen />
    </PageData>
  )
}
