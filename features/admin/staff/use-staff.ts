import { useQuery } from '@tanstack/react-query'
import { type Staff, staffQueries, withdrawInvitation } from '@/client/api/admin/staff.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

export type StaffList = {
  staff: Staff | undefined
  error: Error | null
  retry: () => void
  /** Account of the viewer, whose own role others change. */
  ownId: number | undefined
  isWithdrawing: boolean
  withdraw: (id: number) => void
}

/** People with a role, and open invitations. */
export function useStaff(): StaffList {
  const { t } = useText()
  const client = useApiClient()
  const { user } = useSession()
  const { data, error, refetch } = useQuery(staffQueries.staff(client))
  const withdrawing = useWrite(withdrawInvitation, {
    saysSuccess: () => t('admin.staff.withdrawn'),
    onError(failure) {
      showToast('warning', refusalText(failure, t))
      void refetch()
    },
  })
  return {
    staff: data,
    error,
    retry: () => void refetch(),
    ownId: user?.id,
    isWithdrawing: withdrawing.isSending,
    withdraw: withdrawing.send,
  }
}
