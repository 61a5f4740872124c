import { loadPage } from '@/app/page/load-page.ts'
import { MissingPage } from '@/app/page/missing-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import {
  type PackagePageProps,
  PaymentFrame,
  parsePackageParams,
  paymentMetadata,
} from '@/app/page/payment-pages.tsx'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { TransferScreen } from '@/features/payments/payment-screen.tsx'

export const generateMetadata = () =>
  paymentMetadata('payments.transfer.title', routes.subscriptionPlan())

export default async function BankTransferPage(props: PackagePageProps) {
  const [{ t, href }, { packageId, next }] = await Promise.all([
    loadPage(),
    parsePackageParams(props),
  ])
  if (packageId === null) return <MissingPage />
  const path = href(paymentRoutes.checkout(packageId, next ?? undefined))
  return (
    <PageData texts="bank-transfer">
      <PaymentFrame
        title={t('payments.transfer.title')}
        back={{ label: t('payments.transfer.back'), path }}
      >
        <TransferScreen packageId={packageId} next={next} />
      </PaymentFrame>
    </PageData>
  )
}
