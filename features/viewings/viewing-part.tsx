import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { ViewingSubject } from './use-viewing-request.ts'

const loadSection = () => import('./viewing-section.tsx')

/** The viewing of an inquiry, for either side: asked for, answered, moved, canceled. */
export function ViewingPart(subject: ViewingSubject) {
  const { t } = useText()
  if (useOffered('viewings') !== true) return null
  return (
    <OnDemand
      load={loadSection}
      of={subject}
      onFailed={() => showToast('error', t('shell.failure.network'))}
    />
  )
}
