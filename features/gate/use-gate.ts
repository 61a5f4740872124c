import { useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { GatedAction } from '@/client/flows/sign-in-gate.ts'
import type { OwnState } from '@/client/state/client-state.ts'
import { useRemembered } from '@/client/state/state-door.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { GateReason } from '@/machines/auth/sign-in-gate.machine.ts'

export type { GateReason }

/**
 * Runs an action that requires an account: at once for members; visitors see a sign-in dialog
 * first, then it continues automatically. Dismissing the dialog returns to the page.
 */
export function useGate(): (reason: GateReason, action: GatedAction) => void {
  const queries = useQueryClient()
  const client = useApiClient()
  const isMember = useRemembered(memberIn)
  const { t } = useText()
  return (reason, action) => {
    if (isMember) return void action()
    import('@/client/flows/sign-in-gate.ts')
      .then(({ reachGate }) => reachGate({ queries, client }, reason, action))
      .catch(() => showToast('error', t('shell.failure.network')))
  }
}

function memberIn({ User_signup }: OwnState): boolean {
  return User_signup.data !== null
}
