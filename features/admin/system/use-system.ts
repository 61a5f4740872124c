import { useQuery } from '@tanstack/react-query'
import { type AdminSystem, retryJob, systemQueries } from '@/client/api/admin/system.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

export type System = {
  system: AdminSystem | undefined
  error: Error | null
  isOffline: boolean
  retry: () => void
  isRetrying: boolean
  retryJob: (id: string) => void
}

/** State of the installation, and another try for failed jobs. */
export function useSystem(): System {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, fetchStatus, refetch } = useQuery(systemQueries.system(client))
  const retrying = useWrite(retryJob, {
    saysSuccess: () => t('admin.system.retried'),
    onError(failure) {
      showToast('warning', refusalText(failure, t))
      void refetch()
    },
  })
  return {
    system: data,
    error,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
    isRetrying: retrying.isSending,
    retryJob: retrying.send,
  }
}
