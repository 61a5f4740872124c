import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { AuditScreen } from '@/features/admin/audit-screen.tsx'

export const generateMetadata = () => adminMetadata('audit')

export default function AuditLog() {
  return (
    <PageData texts="admin-audit">
      <AuditScreen />
    </PageData>
  )
}
