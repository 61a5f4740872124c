import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { PaymentsScreen } from '@/features/admin/payments/payments-screen.tsx'

export const generateMetadata = () => adminMetadata('payments')

export default function Payments() {
  return (
    <PageData texts="admin-payments">
      <PaymentsScreen />
    </PageData>
  )
}
