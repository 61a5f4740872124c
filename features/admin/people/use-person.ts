import { useQuery } from '@tanstack/react-query'
import {
  type AdminUserDetail,
  adminQueries,
  changeUserActivity,
  changeUserVerification,
} from '@/client/api/admin/administration.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type Person = {
  detail: AdminUserDetail | undefined
  error: Error | null
  retry: () => void
  /** Administrators cannot change their own account. */
  isOwn: boolean
  isBusy: boolean
  changeActivity: (isActive: boolean, reason?: string) => void
  changeVerification: (isVerified: boolean, reason?: string) => void
}

/** Person details and account actions. Calls `onAnswered` on success or rejection. */
export function usePerson(id: number, onAnswered: () => void): Person {
  const { t } = useText()
  const client = useApiClient()
  const { user } = useSession()
  const { data, error, refetch } = useQuery(adminQueries.user(client, id))
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    showToast('warning', refusalText(failure, t))
    if (isRefusal(failure)) onAnswered()
    void refetch()
  }
  const saysSuccess = () => t('admin.saved')
  const options = { saysSuccess, onSuccess: onAnswered, onError }
  const activity = useWrite(changeUserActivity, options)
  const verification = useWrite(changeUserVerification, options)
  return {
    detail: data,
    error,
    retry: () => void refetch(),
    isOwn: user?.id === id,
    isBusy: activity.isSending || verification.isSending,
    changeActivity: (isActive, reason) =>
      activity.send({ id, is_active: isActive ? 1 : 0, ...(reason ? { reason } : {}) }),
    changeVerification: (isVerified, reason) =>
      verification.send({ id, is_verified: isVerified ? 1 : 0, ...(reason ? { reason } : {}) }),
  }
}
