import { Copy } from 'lucide'
import type { BankDetail } from '@/client/api/member/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { currencyExponent } from '@/domain/money/price.ts'
import type { Transfer } from '@/machines/payments/bank-transfer.types.ts'

type BankDetailsProps = {
  details: readonly BankDetail[]
  transfer: Transfer
  /** ISO 4217; undefined for the site's. */
  currency: string | undefined
}

/** Account, amount and reference of a transfer, each to be copied. */
export function BankDetails({ details, transfer, currency }: BankDetailsProps) {
  const { t, formats } = useText()
  const { amount, reference } = transfer
  const rows = [
    ...details.map(({ title, value }) => ({ title, value, copied: value })),
    {
      title: t('payments.transfer.amount'),
      value: formats.money(amount, currency),
      // As banks' forms take it.
      copied: amount.toFixed(currencyExponent(currency ?? formats.currency)),
    },
    { title: t('payments.transfer.reference'), value: reference, copied: reference },
  ]
  return (
    <section aria-labelledby="bank-details">
      <h2 id="bank-details" className="text-lg font-semibold text-ink">
        {t('payments.transfer.details')}
      </h2>
      <p className="mt-1 text-ink-muted">
        {t(details.length > 0 ? 'payments.transfer.referenceHint' : 'payments.transfer.noDetails')}
      </p>
      <dl className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {rows.map(({ title, value, copied }) => (
          <div key={title} className="positioned py-3 ps-4 pe-16">
            <dt className="text-sm text-ink-muted">{title}</dt>
            <dd className="figures m-0 font-medium wrap-anywhere text-ink">
              <bdi>{value}</bdi>
              <IconButton
                label={t('payments.transfer.copy', { field: title })}
                className="absolute inset-y-0 end-2 my-auto"
                onClick={() => void copy(copied, t)}
              >
                <Icon of={Copy} />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

async function copy(text: string, t: Translator): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', t('payments.transfer.copied'))
  } catch {
    showToast('error', t('payments.transfer.notCopied'))
  }
}
