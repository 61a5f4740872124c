import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { OwnActions } from './use-own-actions.ts'

const loadDoubt = () => import('./doubt-dialog.tsx')

/** Asks once more where a move waits for it. */
export function OwnDoubt({ actions: { doubt, decide } }: { actions: OwnActions }) {
  if (!doubt) return null
  return (
    <OnDemand load={loadDoubt} of={{ doubt, onDecide: decide }} onFailed={() => decide(false)} />
  )
}
