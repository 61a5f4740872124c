import { adminMetadata } from '@/app/page/admin-page.ts'
import { AuditScreen } from '@/features/admin/audit-screen.tsx'

export const generateMetadata = () => adminMetadata('audit')

export default function AuditLog() {
  return <AuditScreen />
}
