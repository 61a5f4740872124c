import { useText } from '@/client/text/text-context.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

/** Loading placeholder of the verification page. */
export function VerificationLoading() {
  const { t } = useText()
  return (
    <div role="status" className="flex max-w-text flex-col gap-6">
      <span className="sr-only">{t('verification.loading')}</span>
      <Skeleton className="h-24 rounded-md" />
      {[0, 1, 2].map((index) => (
        <div key={index}>
          <Skeleton variant="text" className="w-1/4" />
          <Skeleton className="h-12 rounded-md" />
        </div>
      ))}
    </div>
  )
}
