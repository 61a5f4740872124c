import { loadPage } from '@/app/page/load-page.ts'
import { MissingPage } from '@/app/page/missing-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import {
  type PackagePageProps,
  PaymentFrame,
  parsePackageParams,
  paymentMetadata,
} from '@/app/page/payment-pages.tsx'
import { routes } from '@/domain/web/routes.ts'
import { CheckoutScreen } from '@/features/payments/payment-screen.tsx'

export const generateMetadata = () => paymentMetadata('payments.title', routes.subscriptionPlan())

export default async function CheckoutPage(props: PackagePageProps) {
  const [{ t, href }, { packageId, next }] = await Promise.all([
    loadPage(),
    parsePackageParams(props),
  ])
  if (packageId === null) return <MissingPage />
  const path = href(routes.subscriptionPlan(next ?? undefined))
  return (
    <PageData texts="checkout">
      <PaymentFrame title={t('payments.title')} back={{ label: t('payments.back'), path }}>
        <CheckoutScreen packageId={packageId} next={next} />
      </PaymentFrame>
    </PageData>
  )
}
