import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { pushPermission } from '@/client/flows/push-permission.ts'
import { watchPermission } from '@/client/integrations/push-subscription.ts'

export type PushStage =
  | 'checking'
  | 'unsupported'
  | 'needsInstall'
  | 'off'
  | 'requesting'
  | 'subscribing'
  | 'on'
  | 'unsubscribing'
  | 'denied'
  | 'failed'

export type PushPermission = {
  stage: PushStage
  /** The browser's question was closed without an answer. */
  wasDismissed: boolean
  /** They could not be switched off. */
  hasFailed: boolean
  switchOn: () => void
  switchOff: () => void
  recheck: () => void
}

/** Push messages of this browser. */
export function usePushPermission(): PushPermission {
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => pushPermission({ queries, client }))
  const [state, send] = useActor(machine)
  useEffect(() => watchPermission(() => send({ type: 'permission.changed' })), [send])
  const { wasDismissed, hasFailed } = state.context
  return {
    stage: state.value === 'startingWorker' ? 'subscribing' : state.value,
    wasDismissed,
    hasFailed,
    switchOn: () => send({ type: 'push.requested' }),
    switchOff: () => send({ type: 'push.stopped' }),
    recheck: () => send({ type: 'permission.rechecked' }),
  }
}
