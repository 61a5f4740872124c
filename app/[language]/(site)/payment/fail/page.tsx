import type { MemberPageProps } from '@/app/page/member-page.tsx'
import { ReturnScreen, returnMetadata } from '@/app/page/payment-pages.tsx'

export const generateMetadata = () => returnMetadata('fail')

export default function PaymentUnpaidPage({ searchParams }: MemberPageProps) {
  return <ReturnScreen searchParams={searchParams} returned="fail" />
}
