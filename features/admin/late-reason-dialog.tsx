import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { ReasonDialogProps } from './reason-dialog.tsx'

const loadDialog = () => import('./reason-dialog.tsx')

/** Reason dialog, loaded when it opens. */
export function LateReasonDialog(props: ReasonDialogProps) {
  const { t } = useText()
  const onFailed = () => {
    showToast('error', t('shell.failure.network'))
    props.onClose()
  }
  return <OnDemand load={loadDialog} of={props} onFailed={onFailed} />
}
