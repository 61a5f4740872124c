import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminPaymentQueries,
  changePaymentSettings,
  type GatewayName,
  type PaymentAdministration,
  testGateway,
} from '@/client/api/admin/payments.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

type GatewayTrial = { gateway: GatewayName; cause: string | null }

export type PaymentSettingsActions = {
  settings: PaymentAdministration | undefined
  error: Error | null
  retry: () => void
  isSaving: boolean
  turn: (gateway: GatewayName, isOn: boolean) => void
  saveKey: (gateway: GatewayName, key: string) => Promise<void>
  saveTransfers: (transfers: PaymentAdministration['bank_transfer']) => Promise<void>
  saveTax: (tax: PaymentAdministration['tax']) => Promise<void>
  /** Gateway being tested. */
  testing: GatewayName | null
  /** Last test and its result. */
  trial: GatewayTrial | null
  test: (gateway: GatewayName) => void
}

/** Ways to pay and the changes of them. */
export function usePaymentSettings(): PaymentSettingsActions {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery(adminPaymentQueries.settings(client))
  const [testing, setTesting] = useState<GatewayName | null>(null)
  const [trial, setTrial] = useState<GatewayTrial | null>(null)
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    showToast('warning', refusalText(failure, t))
    void refetch()
  }
  const saysSuccess = () => t('admin.saved')
  const turning = useWrite(changePaymentSettings, { saysSuccess, onError })
  const saving = useWrite(changePaymentSettings, { saysSuccess })
  const trying = useWrite(testGateway, { onError })
  return {
    settings: data,
    error,
    retry: () => void refetch(),
    isSaving: turning.isSending || saving.isSending,
    turn: (gateway, isOn) => turning.send({ gateways: [{ gateway, is_on: isOn }] }),
    saveKey: (gateway, key) =>
      saving.sendAsync({ gateways: [{ gateway, public_key: key === '' ? null : key }] }),
    saveTransfers: (bank_transfer) => saving.sendAsync({ bank_transfer }),
    saveTax: (tax) => saving.sendAsync({ tax }),
    testing: trying.isSending ? testing : null,
    trial,
    test(gateway) {
      setTesting(gateway)
      setTrial(null)
      void trying.sendAsync(gateway).then(
        (cause) => setTrial({ gateway, cause }),
        () => {},
      )
    },
  }
}
