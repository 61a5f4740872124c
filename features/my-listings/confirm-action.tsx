import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { OwnActions } from './use-listing-actions.ts'

const loadDoubt = () => import('./confirm-dialog.tsx')

/** Confirmation dialog of the pending action, loaded on demand. */
export function OwnDoubt({ actions: { doubt, decide } }: { actions: OwnActions }) {
  if (!doubt) return null
  return (
    <OnDemand load={loadDoubt} of={{ doubt, onDecide: decide }} onFailed={() => decide(false)} />
  )
}
