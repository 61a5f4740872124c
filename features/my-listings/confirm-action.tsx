import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { ListingActions } from './use-listing-actions.ts'

const loadDialog = () => import('./confirm-dialog.tsx')

/** Confirmation dialog of the pending action, loaded on demand. */
export function ConfirmAction({ actions: { pending, decide } }: { actions: ListingActions }) {
  if (!pending) return null
  return (
    <OnDemand load={loadDialog} of={{ pending, onDecide: decide }} onFailed={() => decide(false)} />
  )
}
