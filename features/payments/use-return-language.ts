import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useHref, useInLanguage } from '@/client/text/links-context.tsx'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'

type Returned = { transactionId: number | null; returned: 'success' | 'fail' }

/**
 * Gateways return to the default language; this goes on to that of the page that was left. True
 * while it does.
 */
export function useReturnLanguage(
  language: string | null,
  { transactionId, returned }: Returned,
): boolean {
  const router = useRouter()
  const page = paymentRoutes.returned(returned, transactionId ?? undefined)
  const here = useHref()(page)
  const there = useInLanguage()(page, language)
  const isElsewhere = here !== there
  useEffect(() => {
    if (isElsewhere) router.replace(there)
  }, [isElsewhere, router, there])
  return isElsewhere
}
