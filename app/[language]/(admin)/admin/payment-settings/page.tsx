import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { PaymentSettingsScreen } from '@/features/admin/payments/payment-settings-screen.tsx'

export const generateMetadata = () => adminMetadata('payment-settings')

export default function PaymentSettings() {
  return (
    <PageData texts="admin-payment-settings">
      <PaymentSettingsScreen />
    </PageData>
  )
}
