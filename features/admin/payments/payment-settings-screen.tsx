'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { GatewaySettings } from './gateway-settings.tsx'
import { TaxSettings } from './tax-settings.tsx'
import { TransferSettings } from './transfer-settings.tsx'
import { usePaymentSettings } from './use-payment-settings.ts'

/** Switches, public keys, the bank account and the tax; secrets only as set or not set. */
export function PaymentSettingsScreen() {
  const { t } = useText()
  const actions = usePaymentSettings()
  const { settings, error, retry } = actions
  return (
    <>
      <AdminHead title={t('admin.page.payment-settings')} lead={t('admin.paymentSettings.lead')} />
      {settings ? (
        <div className="flex max-w-3xl flex-col gap-4">
          {settings.is_sandbox ? (
            <Banner variant="warning">{t('admin.paymentSettings.sandbox')}</Banner>
          ) : null}
          {settings.gateways.map((gateway) => (
            <GatewaySettings key={gateway.gateway} gateway={gateway} actions={actions} />
          ))}
          <TransferSettings transfers={settings.bank_transfer} onSave={actions.saveTransfers} />
          <TaxSettings tax={settings.tax} onSave={actions.saveTax} />
        </div>
      ) : error ? (
        <FailedList title={t('admin.paymentSettings.errorTitle')} error={error} onRetry={retry} />
      ) : (
        <LinesLoading words={t('admin.loading')} />
      )}
    </>
  )
}
