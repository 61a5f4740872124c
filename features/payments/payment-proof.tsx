import { Clock } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'

type PaymentProofProps = {
  stage: 'leaving' | 'awaitingConfirmation' | 'late'
  gateway: string
  /** The last question was not answered. */
  hasFailed: boolean
  onCheck: () => void
}

/** Between the gateway and the proof of the payment. */
export function PaymentProof({ stage, gateway, hasFailed, onCheck }: PaymentProofProps) {
  const { t } = useText()
  if (stage === 'late') {
    return (
      <EmptyState
        role="status"
        icon={<Icon of={Clock} />}
        title={t('payments.lateTitle')}
        actions={<Button onClick={onCheck}>{t('payments.check')}</Button>}
      >
        {t('payments.lateText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      role="status"
      icon={<Spinner />}
      title={stage === 'leaving' ? t('payments.opening', { gateway }) : t('payments.waitingTitle')}
    >
      {stage === 'leaving'
        ? null
        : t(hasFailed ? 'payments.waitingOffline' : 'payments.waitingText')}
    </EmptyState>
  )
}
