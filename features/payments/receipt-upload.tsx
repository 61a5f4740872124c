import { CircleAlert, FileUp } from 'lucide'
import { failureText } from '@/client/text/failure-text.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { RECEIPT_TYPES } from '@/domain/payment/receipt-file.ts'
import type { BankTransfer } from './use-bank-transfer.ts'

type ReceiptUploadProps = { of: BankTransfer; title: string }

/** Picker for the receipt of a transfer, with the reason why one was refused. */
export function ReceiptUpload({
  of: { fault, refusal, failure, ...rest },
  title,
}: ReceiptUploadProps) {
  const { t } = useText()
  const { isSending, isBusy, send } = rest
  const error = fault
    ? t(`payments.transfer.fault.${fault}`)
    : refusal
      ? reasonText(refusal, 'payments.transfer.fault.', t)
      : failure === null
        ? null
        : failureText(failure, t)
  return (
    <section aria-labelledby="receipt" className="flex flex-col gap-4">
      <h2 id="receipt" className="text-lg font-semibold text-ink">
        {title}
      </h2>
      {error ? (
        <Banner id="receipt-error" role="alert" variant="danger" icon={<Icon of={CircleAlert} />}>
          {error}
        </Banner>
      ) : null}
      <FileDrop
        label={t('payments.transfer.choose')}
        hint={t('payments.transfer.hint')}
        icon={<Icon of={FileUp} />}
        accept={RECEIPT_TYPES}
        disabled={isSending || isBusy}
        invalid={error !== null}
        describedBy={error ? 'receipt-error' : undefined}
        onFiles={([file]) => {
          if (file) send(file)
        }}
      />
      {isSending ? (
        <p role="status" className="flex items-center gap-3 text-ink-muted">
          <Spinner />
          {t('payments.transfer.sending')}
        </p>
      ) : null}
    </section>
  )
}
