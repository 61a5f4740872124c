import { useText } from '@/client/text/text-context.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

/** Loading placeholder of the pages of payment. */
export function PaymentLoading() {
  const { t } = useText()
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">{t('payments.loading')}</span>
      <div className="flex flex-col gap-4">
        <Skeleton variant="text" className="w-1/3" />
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-12 rounded-md" />
      </div>
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
