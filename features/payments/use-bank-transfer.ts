import { useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { type ActivePackage, type Package, packageQueries } from '@/client/api/member/packages.ts'
import {
  type BankDetail,
  type PaymentSettings,
  paymentQueries,
} from '@/client/api/member/payments.ts'
import { useSettings } from '@/client/api/use-settings.ts'
import { bankTransfer } from '@/client/flows/payments/bank-transfer.ts'
import { onPaymentChange } from '@/client/integrations/payment-events.ts'
import type { ReceiptFault } from '@/domain/payment/receipt-file.ts'
import type { Transfer } from '@/machines/payments/bank-transfer.types.ts'
import { outerState } from './outer-state.ts'

type TransferStage =
  | 'loading'
  | 'offline'
  | 'loadFailed'
  | 'ready'
  | 'awaitingReceipt'
  | 'reviewing'
  | 'rejected'
  | 'canceled'
  | 'activated'
  | 'closed'
  | 'gone'

export type BankTransfer = {
  stage: TransferStage
  /** A button of the stage works. */
  isBusy: boolean
  isSending: boolean
  /** Undefined while loading, and for packages that are gone. */
  plan: Package | ActivePackage | undefined
  settings: PaymentSettings | undefined
  /** Rows of the operator's account. */
  details: readonly BankDetail[]
  transfer: Transfer | null
  fault: ReceiptFault | null
  /** Why the provider refused the file. */
  refusal: string | null
  failure: unknown
  begin: () => void
  send: (file: File) => void
  breakOff: () => void
  retry: () => void
}

/** Bank transfer of the signed-in person for a package. */
export function useBankTransfer(packageId: number): BankTransfer {
  const tools = useTools()
  const client = useApiClient()
  const [machine] = useState(() => bankTransfer(() => tools.current))
  const [{ value, context }, send] = useActor(machine, { input: { packageId } })
  const stage = toStage(value)
  const isRead = stage !== 'loading' && stage !== 'offline' && stage !== 'loadFailed'
  // The machine reads; the cache holds the rows.
  const packages = useQuery({ ...packageQueries.packages(client), enabled: isRead })
  const settings = useQuery({ ...paymentQueries.settings(client), enabled: isRead })
  const site = useSettings()
  useEffect(() => {
    const restore = () => send({ type: 'connection.restored' })
    window.addEventListener('online', restore)
    const endEvents = onPaymentChange(() => send({ type: 'payment.changed' }))
    return () => {
      window.removeEventListener('online', restore)
      endEvents()
    }
  }, [send])
  const { offered = [], active = [] } = packages.data ?? {}
  const { transfer, fault, refusal, failure } = context
  return {
    stage: stage === 'awaitingReceipt' && context.wasRejected ? 'rejected' : stage,
    transfer,
    fault,
    refusal,
    failure,
    isBusy: value === 'starting' || value === 'canceling',
    isSending: value === 'sending',
    plan: [...active, ...offered].find(({ id }) => id === packageId),
    settings: settings.data,
    details: site.data?.bank_details ?? [],
    begin: () => send({ type: 'transfer.requested' }),
    send: (file) => send({ type: 'receipt.selected', file }),
    breakOff: () => send({ type: 'transfer.canceled' }),
    retry: () => send({ type: 'load.retried' }),
  }
}

/** The page stays as it is while a button works, and while the transfer is read again. */
function toStage(value: unknown): TransferStage {
  const outer = outerState(value)
  return STAGES[outer] ?? (outer as TransferStage)
}

const STAGES: Readonly<Record<string, TransferStage>> = {
  loading: 'loading',
  starting: 'ready',
  sending: 'awaitingReceipt',
  correcting: 'awaitingReceipt',
  canceling: 'awaitingReceipt',
}
