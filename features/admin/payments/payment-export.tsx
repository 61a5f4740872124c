import { Download } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { toLocale } from '@/domain/money/number-format.ts'
import { usePaymentExport } from './use-payment-export.ts'

const MONTHS = 36

/** Downloads a month of the ledger for bookkeeping. */
export function PaymentExport() {
  const { t, language } = useText()
  const [months] = useState(() => lastMonths(new Date()))
  const [month, choose] = useState(months[0] ?? '')
  const { send, isSending } = usePaymentExport(month)
  const words = new Intl.DateTimeFormat(toLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <div className="mb-6 flex flex-wrap items-end gap-2">
      <div className="w-52">
        <Select
          id="payment-month"
          size="sm"
          aria-label={t('admin.payments.month')}
          value={month}
          onChange={({ target }) => choose(target.value)}
          options={months.map((value) => ({ value, label: words.format(new Date(value)) }))}
        />
      </div>
      <Button variant="secondary" size="sm" busy={isSending} onClick={() => send(month)}>
        <Icon of={Download} />
        {t('admin.payments.export')}
      </Button>
    </div>
  )
}

/** As `2026-11`, newest first, in UTC as the export. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}
