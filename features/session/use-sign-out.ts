import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import { signOut } from '@/client/flows/session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/** Signs out, here and in the other tabs. */
export function useSignOut(): { isBusy: boolean; signOut: () => void } {
  const queries = useQueryClient()
  const client = useApiClient()
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    signOut() {
      if (isBusy) return
      setBusy(true)
      signOut({ queries, client })
        .then(
          () => showToast('success', t('session.signedOut')),
          () => showToast('error', t('failure.network')),
        )
        .finally(() => setBusy(false))
    },
  }
}
