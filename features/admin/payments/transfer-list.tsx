import { Landmark, Paperclip } from 'lucide'
import type { ReviewedTransfer } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useRights } from '../use-rights.ts'
import { Buyer, Facts } from './payment-lines.tsx'
import { useTransfers } from './use-transfers.ts'

/** Bank transfers in review, those that wait longest first. */
export function TransferList() {
  const { t } = useText()
  const transfers = useTransfers()
  const { deciding, rejected } = transfers
  return (
    <>
      <PagedRows
        list={transfers}
        failedTitle={t('admin.payments.listErrorTitle')}
        empty={<EmptyState icon={<Icon of={Landmark} />} title={t('admin.payments.noTransfers')} />}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((transfer) => (
              <Transfer
                key={transfer.id}
                transfer={transfer}
                isBusy={deciding === transfer.id}
                onApprove={() => transfers.approve(transfer)}
                onReject={() => transfers.askReason(transfer)}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {rejected ? (
        <LateReasonDialog
          title={t('admin.payments.rejectTitle', { name: rejected.package.name })}
          kind="transfer"
          action={t('admin.reject')}
          isSending={deciding === rejected.id}
          onClose={transfers.leaveReason}
          onReason={transfers.reject}
        />
      ) : null}
    </>
  )
}

type TransferProps = {
  transfer: ReviewedTransfer
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
}

function Transfer({ transfer, isBusy, onApprove, onReject }: TransferProps) {
  const { t, formats, language } = useText()
  const { buyer, amount, currency, order_id, updated_at, receipts } = transfer
  const { name } = transfer.package
  const may = useRights()
  const who = buyer.name || buyer.email || t('admin.unnamed')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <span className="figures">{formats.money(amount, currency)}</span>
        </h2>
        <Facts
          facts={[
            [t('admin.payments.buyer'), <Buyer key="buyer" buyer={buyer} />],
            [
              t('admin.payments.reference'),
              <bdi key="reference" dir="ltr" className="figures">
                {order_id}
              </bdi>,
            ],
            [t('admin.payments.waitsSince'), momentWords(updated_at, language)],
          ]}
        />
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
          {receipts.map(({ id, file, created_at }) => (
            <li key={id}>
              <a href={file} target="_blank" rel="noopener" className={linkStyles()}>
                <Icon of={Paperclip} className="me-1.5 inline size-4" />
                {t('admin.payments.receiptOf', { when: momentWords(created_at, language) })}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {may('payments') ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            busy={isBusy}
            aria-label={t('admin.payments.approveOf', { name, who })}
            onClick={({ currentTarget }) => {
              restoreFocus(currentTarget, besides(currentTarget))
              onApprove()
            }}
          >
            {t('admin.approve')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={isBusy}
            aria-label={t('admin.payments.rejectOf', { name, who })}
            onClick={onReject}
          >
            {t('admin.reject')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
