import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { ToFeature } from './use-featuring.ts'

const loadDialog = () => import('./feature-dialog.tsx')

type FeatureActionProps = { listing: ToFeature | null; onClose: () => void }

/** Dialog to feature a listing, loaded on demand. */
export function FeatureAction({ listing, onClose }: FeatureActionProps) {
  if (!listing) return null
  return <OnDemand load={loadDialog} of={{ listing, onClose }} onFailed={onClose} />
}
