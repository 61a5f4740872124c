import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { SystemScreen } from '@/features/admin/system/system-screen.tsx'

export const generateMetadata = () => adminMetadata('system')

export default function System() {
  return (
    <PageData texts="admin-system">
      <SystemScreen />
    </PageData>
  )
}
