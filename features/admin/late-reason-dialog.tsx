import { LateDialog } from './late-dialog.tsx'
import type { ReasonDialogProps } from './reason-dialog.tsx'

const loadDialog = () => import('./reason-dialog.tsx')

/** Reason dialog, loaded when it opens. */
export function LateReasonDialog(props: ReasonDialogProps) {
  return <LateDialog load={loadDialog} of={props} />
}
