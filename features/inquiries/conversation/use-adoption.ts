import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { adoptInquiries, inquiryQueries } from '@/client/api/inquiries.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

export type Adoption = {
  /** Inquiries that can be added to the account. */
  count: number
  isBusy: boolean
  adopt: () => void
}

/** Inquiries that were sent without account from the address of the signed-in person. */
export function useAdoption(): Adoption {
  const { t } = useText()
  const client = useApiClient()
  const { data: count = 0 } = useQuery({
    ...inquiryQueries.adoptable(client),
    enabled: client.viewer !== null,
  })
  const { send, isSending } = useWrite(adoptInquiries, {
    saysSuccess: (adopted) => t('inquiries.adopt.done', { count: adopted }),
    onError: (error) => showToast('error', failureText(error, t, 'inquiries.failure.')),
  })
  return { count, isBusy: isSending, adopt: () => send(undefined) }
}
