import { useText } from '@/client/text/text-context.tsx'
import { OnDemand, type OnDemandProps } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

type LateDialogProps<Props> = Pick<OnDemandProps<Props>, 'load' | 'of'>

/** Dialog, loaded when it opens. */
export function LateDialog<Props extends { onClose: () => void }>({
  load,
  of,
}: LateDialogProps<Props>) {
  const { t } = useText()
  const onFailed = () => {
    showToast('error', t('shell.failure.network'))
    of.onClose()
  }
  return <OnDemand load={load} of={of} onFailed={onFailed} />
}
