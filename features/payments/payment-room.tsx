import type { ReactNode } from 'react'
import type { ActivePackage, Package } from '@/client/api/member/packages.ts'
import type { PaymentSettings } from '@/client/api/member/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentLoading } from './payment-loading.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { TaxNumber } from './tax-number.tsx'

type PaymentRoomProps = {
  of: {
    stage: string
    plan: Package | ActivePackage | undefined
    settings: Pick<PaymentSettings, 'isSandbox' | 'tax'> | undefined
    failure: unknown
    retry: () => void
  }
  /** The receipt can still take a tax number. */
  takesTaxNumber: boolean
  /** Nothing is left to do, so that the result comes before the order on phones. */
  isOver: boolean
  children: ReactNode
}

/** The order beside what the buyer does, once both are loaded. */
export function PaymentRoom({ of, takesTaxNumber, isOver, children }: PaymentRoomProps) {
  const { t } = useText()
  const { stage, plan, settings, failure, retry } = of
  if (stage === 'loading') return <PaymentLoading />
  if (stage === 'offline') {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (stage === 'loadFailed') {
    return <FailedList title={t('payments.errorTitle')} error={failure} onRetry={retry} />
  }
  return (
    <div className="flex flex-col gap-6">
      {settings?.isSandbox ? <SandboxNote /> : null}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {plan && stage !== 'gone' ? (
          <div className={`flex h-fit flex-col gap-4 ${isOver ? 'order-last' : 'lg:order-last'}`}>
            <OrderSummary plan={plan} tax={settings?.tax} />
            {settings?.tax && takesTaxNumber ? <TaxNumber /> : null}
          </div>
        ) : null}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
