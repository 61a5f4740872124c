import { type MemberPageProps, MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { paymentTypes } from '@/domain/web/payment-routes.ts'
import { TransactionList } from '@/features/payments/transaction-list.tsx'

export const generateMetadata = () => memberMetadata('transactions')

export default async function TransactionsPage({ searchParams }: MemberPageProps) {
  const { show } = await searchParams
  const type = paymentTypes.find(({ key }) => key === show)?.type
  return (
    <MemberScreen texts="transactions">
      <TransactionList type={type} />
    </MemberScreen>
  )
}
