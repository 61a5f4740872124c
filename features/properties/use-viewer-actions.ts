import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { setInterest } from '@/client/api/member/favourites.ts'
import { propertyQueries, type ViewerActions } from '@/client/api/properties.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { useGate } from '@/features/gate/use-gate.ts'

export type ViewerActionsState = {
  /** Actions of the viewer; for visitors, those allowed after sign-in. */
  actions: ViewerActions
  isBusy: boolean
  toggleInterest: () => void
}

const VISITORS: ViewerActions = {
  isInterested: false,
  isReported: false,
  mayShowInterest: true,
  mayReport: true,
  isOwnerBlocked: false,
}

/** The viewer's relation to a listing: interest shown, reported, owner blocked. */
export function useViewerActions(id: number): ViewerActionsState {
  const { t } = useText()
  const client = useApiClient()
  const gate = useGate()
  const { data: actions = VISITORS } = useQuery({
    ...propertyQueries.viewerActions(client, id),
    enabled: client.viewer !== null,
  })
  const { send, isSending } = useWrite(setInterest, { saysFailure: true })
  const change = (isInterested: boolean) => {
    send({ id, isInterested })
    // A failure shows its own toast.
    if (!isInterested) {
      const back = { label: t('favourites.undo'), run: () => send({ id, isInterested: true }) }
      showToast('info', t('properties.interest.withdrawn'), back)
    }
  }
  return {
    actions,
    isBusy: isSending,
    toggleInterest: () => gate('interest', () => change(!actions.isInterested)),
  }
}
