import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { FeatureAction } from '@/features/adverts/feature-action.tsx'
import type { ListingActions } from './use-listing-actions.ts'

const loadDialog = () => import('./confirm-dialog.tsx')

/** Dialogs of actions, loaded on demand: confirmation, and featuring. */
export function ConfirmAction({ actions }: { actions: ListingActions }) {
  const { pending, decide, featuring, leaveFeaturing } = actions
  if (featuring) return <FeatureAction listing={featuring} onClose={leaveFeaturing} />
  if (!pending) return null
  return (
    <OnDemand load={loadDialog} of={{ pending, onDecide: decide }} onFailed={() => decide(false)} />
  )
}
