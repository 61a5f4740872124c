import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { StaffScreen } from '@/features/admin/staff/staff-screen.tsx'

export const generateMetadata = () => adminMetadata('staff')

export default function Staff() {
  return (
    <PageData texts="admin-staff">
      <StaffScreen />
    </PageData>
  )
}
