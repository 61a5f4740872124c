import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { TextKey } from '@/client/text/translator.ts'
import { parseId, paymentRoutes, returnedAs } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { BackToListing } from '@/features/listing-gate/back-to-listing.tsx'
import { PaymentReturnScreen } from '@/features/payments/payment-screen.tsx'
import { loadPage } from './load-page.ts'
import { cameFrom, type MemberPageProps } from './member-page.tsx'
import { PageData } from './page-data.tsx'
import { pageMetadata } from './page-metadata.ts'

export type PackagePageProps = MemberPageProps & { params: Promise<{ package: string }> }

/** Pages of payment are for one person. */
export async function paymentMetadata(title: TextKey, path: string): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, { title: page.t(title), path, isHidden: true })
}

/** Package of an address, and where to continue; the package is null in a wrong address. */
export async function parsePackageParams(
  props: PackagePageProps,
): Promise<{ packageId: number | null; next: string | null }> {
  const [next, params] = await Promise.all([cameFrom(props), props.params])
  return { packageId: parseId(params.package), next }
}

type PaymentFrameProps = {
  title: string
  back: { label: string; path: string }
  children: ReactNode
}

export function PaymentFrame({ title, back, children }: PaymentFrameProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <BackToListing next={back.path} label={back.label} />
      <MemberHead title={title} />
      {children}
    </div>
  )
}

type ReturnScreenProps = MemberPageProps & { returned: 'success' | 'fail' }

/** Gateways send buyers back here. */
export async function ReturnScreen({ searchParams, returned }: ReturnScreenProps) {
  const [{ t, href }, query] = await Promise.all([loadPage(), searchParams])
  return (
    <PageData texts="payment-return">
      <PaymentFrame
        title={t('payments.returnTitle')}
        back={{ label: t('payments.back'), path: href(routes.subscriptionPlan()) }}
      >
        <PaymentReturnScreen
          transactionId={parseId(query.payment_transaction_id)}
          returned={returnedAs(returned, query)}
        />
      </PaymentFrame>
    </PageData>
  )
}

export const returnMetadata = (returned: 'success' | 'fail') =>
  paymentMetadata('payments.returnTitle', paymentRoutes.returned(returned))
